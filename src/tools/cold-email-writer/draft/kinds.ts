import type { Stance } from './natures.ts';

/** What kind of fact a note is, judging by its words. Each kind has its own consequence. */

export interface NewsKind {
	signs: RegExp;
	/** What follows from it, in at most two sentences. */
	so: string;
	/** The question it leads to. */
	ask: string;
	/** Points without full stops. */
	report: string;
	talk: string;
	/** Why it would make a good case for a class. */
	lesson: string;
}

export const NEWS: readonly NewsKind[] = [
	{
		signs:
			/\b(?:hir(?:e|es|ed|ing)|advertis\w+ for|recruit(?:s|ed|ing|ment)?|vacanc\w+|job ads?|looking for (?:a|an|two|three|more|new)|open (?:position|role)s?|new (?:hires|staff))\b/i,
		so: 'New people learn the job the way it is done today, workarounds included. It is easier to change that before they start than after.',
		ask: 'Which part of that job would you rather not hand on?',
		report: 'what your new people will take over, and what they should not',
		talk: 'what a new colleague should never have to learn',
		lesson: 'A job that is about to be filled is a good case, since nobody is used to it yet.',
	},
	{
		signs:
			/\b(?:acqui\w+|merg\w+|bought (?:a |the |another |out )?(?:\w+ )?(?:firm|company|practice|agency|business|clinic|competitor|rival|shop)|takeover|took over (?!as\b)|joined (?:a|the) group|new owners?|sold to)\b/i,
		so: 'For a while that usually means more than one way of doing the same job, with someone in the middle who has to translate.',
		ask: 'Which way of working is going to stay?',
		report: 'how two ways of working become one',
		talk: 'the habit that neither side wants to give up',
		lesson: 'When habits meet, a class can look at them without taking sides.',
	},
	{
		signs:
			/\b(?:clos(?:ed|ing|ure)|strike|recall|fine[ds]?|lawsuit|complain\w*|shortage|laid off|layoffs?|fire|flood|outage|left the company|lost)\b/i,
		so: 'I do not mean to poke at a sore spot. I bring it up because it probably changes what your team has time for.',
		ask: 'What has had to wait because of it?',
		report: 'what had to wait, and who decided that',
		talk: 'what a hard stretch taught you about the daily work',
		lesson: 'A hard stretch shows which steps can wait and which cannot.',
	},
	{
		signs:
			/\b(?:award\w*|prize|medal|trophy|ranked|named (?:one|among|best|a)|featured|press|newspaper|magazine|anniversary|celebrat\w+|certified|accredited)\b/i,
		so: 'Congratulations. News like that brings in people who have never dealt with you, and they judge you by the first reply they get.',
		ask: 'Who looks after the people who get in touch because of it?',
		report: 'what changed at the front desk after the news',
		talk: 'what others saw in your work that you took for granted',
		lesson: 'What others praise is worth taking apart step by step.',
	},
	{
		signs:
			/\b(?:open(?:ed|ing|s)?|new (?:branch|office|clinic|location|site|store|shop|studio|warehouse|depot|plant|venue|kitchen)|second (?:branch|office|clinic|location|site|store|shop)|mov(?:ed|ing) (?:to|into)|expan\w+|relocat\w+)\b/i,
		so: 'A new location is a good place to try something different. Nobody there is used to the old way yet, and everything else can stay as it is.',
		ask: 'What would you set up differently there?',
		report: 'what you would set up differently in a new location',
		talk: 'what the new place taught you about the old one',
		lesson: 'A place that is still finding its routine shows which habits it really needs.',
	},
	{
		signs:
			/\b(?:switch\w*|migrat\w+|roll(?:s|ed|ing) out|new (?:\w+ ){0,2}(?:system|software|crm|erp|platform|website|tool)|implement\w*|went live|upgrad\w+|replac\w+)\b/i,
		so: 'A new system handles the steps it was bought for. The others tend to move into e-mail and side lists, and right after the change they are easy to spot.',
		ask: 'Which step still happens outside the new system?',
		report: 'what the new system does not do',
		talk: 'the first month with a new system, without the brochure',
		lesson: 'Steps that slip out of a new system are what this class is about.',
	},
	{
		signs:
			/\b(?:contracts?|funding|grant|raised|investment|investors?|won (?:a|the) (?:bid|tender|account|client|order)|record (?:year|quarter|sales)|grew|growth|doubled|largest)\b/i,
		so: 'More work rarely breaks everything at once. It breaks the step that still depends on someone with a phone and a list.',
		ask: 'Which step would give out first?',
		report: 'which step gave out first when the work grew',
		talk: 'what growth breaks before it pays',
		lesson: 'When the work grows, the weakest step shows itself.',
	},
	{
		signs:
			/\b(?:bought|purchased|invested|installed|new (?:machines?|cameras?|trucks?|vans?|equipment|scanners?|fleet))\b/i,
		so: 'Equipment like that earns its keep when it is booked. So the time between a request and a firm date now costs more than it used to.',
		ask: 'Who decides where it gets used first?',
		report: 'what changes when new equipment has to be kept busy',
		talk: 'what you bought, what you hoped for, and what happened',
		lesson: 'New equipment makes a good case, because it shows what used to hold the work up.',
	},
	{
		signs:
			/\b(?:launch\w*|introduc\w+|new (?:service|product|line|program|programme|menu|course|range|offer)|now offers?|start(?:ed|ing|s)? (?:offering|selling|a))\b/i,
		so: 'Something new brings questions that nobody has a ready answer for. Whatever gets said first tends to stick.',
		ask: 'Who answers those questions today?',
		report: 'which questions the new offer brought with it',
		talk: 'what people asked first about the new offer',
		lesson: 'A new offer without a routine is the best place to design a routine.',
	},
	{
		signs:
			/\b(?:appoint\w*|promot\w+|new (?:\w+ )?(?:manager|director|head|partner|ceo|chief|lead)|retir\w+|successor|stepp\w+ down|took over as)\b/i,
		so: 'When someone new takes charge, people may ask again why things are done the way they are.',
		ask: 'What is being questioned now that nobody questioned before?',
		report: 'which habits a new head of the team questions first',
		talk: 'the question a newcomer may ask and nobody else',
		lesson: 'A change at the top is the right time to question old rules.',
	},
	{
		signs:
			/\b(?:confer\w+|trade (?:fair|show)|exhibit\w*|host(?:ed|ing|s)|sponsor\w*|festival|event|open day|webinar|expo)\b/i,
		so: 'People you meet that way tend to write days later, with a question for someone who was not there.',
		ask: 'Who follows up with the people you meet?',
		report: 'what becomes of the people you meet at events like that',
		talk: 'the best question you were asked there',
		lesson: 'The days after an event make a good case, because everyone forgets them.',
	},
];

export const OTHER_NEWS: NewsKind = {
	signs: /$^/,
	so: 'I do not know what that means for your day, so I would rather ask than guess.',
	ask: 'What has it changed in your daily work?',
	report: 'what has changed in the daily work of late',
	talk: 'what is new, and what it did to an ordinary day',
	lesson: 'A change like that makes a good case, because everyone in the room will have a view on it.',
};

export interface BackgroundKind {
	signs: RegExp;
	/** What it means in a last e-mail, in a request for an interview and in a class; and a point for a talk. */
	last: string;
	interview: string;
	lesson: string;
	talk: string;
}

export const BACKGROUND: readonly BackgroundKind[] = [
	{
		signs: /\b(?:took over from|inherited|generation|family (?:business|firm|shop)|(?:father|mother|parents))\b/i,
		last: 'So you know which habits came with the business and which are yours.',
		interview: 'You can say which habits came with the business, and few people can.',
		lesson: 'The class asks which habits were inherited, so you would have plenty to say.',
		talk: 'what you kept from the people before you, and what you dropped',
	},
	{
		signs: /\b(?:started as|began as|promoted|worked (?:his|her|their) way|rose|joined as|came up|from .{3,30} to)\b/i,
		last: 'So you have seen this from more than one seat, and you will know quickly if I am off the mark.',
		interview: 'You have seen the work from more than one seat, which is why I am asking you.',
		lesson: 'People who have done the job spot the weak step before any chart does.',
		talk: 'what you see now that your first job hid from you',
	},
	{
		signs:
			/\b(?:spoke|speaks?|wrote|writes?|publish\w*|panel|podcast|article|present\w*|keynote|blogs?|posts?|posted|interview\w*|quoted|talk|teach\w*|chairs?)\b/i,
		last: 'So you hear how others handle things, and your plain opinion would help me.',
		interview: 'So you are used to putting this into words.',
		lesson: 'You know what it takes to explain things, so you would spot my weak points quickly.',
		talk: 'the point people still write to you about',
	},
	{
		signs:
			/\b(?:found(?:ed|er)|co-?founded|built|started (?:the|his|her|their|a|an) (?:company|business|firm|practice|shop|agency)|opened|own(?:s|ed|er))\b/i,
		last: 'You built it, so you know which habits you chose and which just happened.',
		interview: 'Few people can say which habits were a choice and which just happened.',
		lesson: 'Most people in the room inherited their habits. You chose yours.',
		talk: 'what you would build differently today',
	},
	{
		signs:
			/\b(?:former\w*|previously|used to|trained as|degree|studied|came from|joined from|background in|ex-|nurse|engineer|teacher|lawyer|accountant|army|navy|veteran)\b/i,
		last: 'So you have something to compare with, and I would trust your read on this.',
		interview: 'You can compare, and the piece needs someone who can.',
		lesson: 'What you did before would help in the exercises.',
		talk: 'what your work before this taught you for it',
	},
	{
		signs: /\b(?:\d+ years|decades?|since \d{4}|long[- ]time|years at|years in)\b/i,
		last: 'You have seen plenty of ideas come and go, so a plain no would tell me something too.',
		interview: 'You can tell what has really changed from what only got a new name.',
		lesson: 'You would spot right away which of it is old news.',
		talk: 'what has changed in all that time, and what has not',
	},
	{
		signs:
			/\b(?:leads?|manag\w+|responsible|oversee\w*|runs?|heads?|in charge|supervis\w+|looks? after|team of|dispatch\w*)\b/i,
		last: 'With that much going through your hands, a small daily annoyance adds up fast.',
		interview: 'You see what nobody sees from a single desk.',
		lesson: 'The exercises are built for people with that many things in motion.',
		talk: 'what you only see when you look after all of it',
	},
];

export const OTHER_BACKGROUND: BackgroundKind = {
	signs: /$^/,
	last: 'That is why I wrote to you and not to a general inbox.',
	interview: 'That is why I would rather ask you than a consultant.',
	lesson: 'That is a view the group would not get from me.',
	talk: 'how you came to do this work',
};

export function newsKind(sentence: string): NewsKind {
	return NEWS.find(({ signs }) => signs.test(sentence)) ?? OTHER_NEWS;
}

export function backgroundKind(sentence: string): BackgroundKind {
	return BACKGROUND.find(({ signs }) => signs.test(sentence)) ?? OTHER_BACKGROUND;
}

/** Whether the role owns the business, leads people in it or does the work. */
export function stanceOf(role: string): Stance {
	if (
		/\b(?:owner|founder|ceo|chief executive|partner|president|principal|proprietor|managing director|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|dueñ[oa])(?!\p{L})/iu.test(
			role,
		)
	)
		return 'owner';
	if (
		/\b(?:director|head|manager|lead|leader|vp|vice president|chief|registrar|dean|coo|cfo|cto|cmo|supervisor|superintendent)\b/i.test(
			role,
		)
	)
		return 'lead';
	return 'doer';
}
