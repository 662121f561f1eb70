import type { Stance } from './natures.ts';

/** What kind of fact a note is, told by its words; each kind has its own consequence. */

export interface NewsKind {
	signs: RegExp;
	/** What follows from it, in two sentences at most. */
	so: string;
	/** The question it leads to. */
	ask: string;
	/** Points without full stops. */
	report: string;
	talk: string;
	/** Why it would make a case for a class. */
	lesson: string;
}

export const NEWS: readonly NewsKind[] = [
	{
		signs:
			/\b(?:hir(?:e|es|ed|ing)|advertis\w+ for|recruit\w*|vacanc\w+|job ads?|looking for (?:a|an|two|three|more|new)|open (?:position|role)s?|new (?:hires|staff))\b/i,
		so: 'Whoever starts takes over the job as it is, with the copying and the chasing in it. That is easier to change before the first day than later.',
		ask: 'Which part of that job would you rather not hand on?',
		report: 'what the new people will take over, and what they should not',
		talk: 'what a new colleague should not have to learn',
		lesson: 'A job that is about to be filled is a good case, since nobody is used to it yet.',
	},
	{
		signs: /\b(?:acqui\w+|merg\w+|bought|takeover|took over (?!as\b)|joined (?:a|the) group|new owners?|sold to)\b/i,
		so: 'Each side brings its own way of doing the same thing, and for a while both go on. Somebody in the middle has to translate.',
		ask: 'Which of the ways is going to stay?',
		report: 'how both ways of working are brought together',
		talk: 'the habit that neither side wants to give up',
		lesson: 'Where habits meet, a class can look at them without taking sides.',
	},
	{
		signs:
			/\b(?:open(?:ed|ing|s)?|new (?:branch|office|clinic|location|site|store|shop|studio|warehouse|depot|plant|venue|kitchen)|second (?:branch|office|clinic|location|site|store|shop)|mov(?:ed|ing) (?:to|into)|expan\w+|relocat\w+)\b/i,
		so: 'A new place inherits the habits of the old one, the good ones and the others. It is also the spot where another way can be tried without touching the rest.',
		ask: 'What would you set up differently there?',
		report: 'what you would set up differently in a new place',
		talk: 'what the new place taught you about the old one',
		lesson: 'A place that is just finding its routine shows best which habits are needed.',
	},
	{
		signs:
			/\b(?:switch\w*|migrat\w+|roll(?:ed|ing) out|new (?:system|software|crm|erp|platform|website|tool)|implement\w*|went live|upgrad\w+|replac\w+)\b/i,
		so: 'A new system takes over the steps it knows, and the others move to paper and e-mail. They are easiest to spot while it is still new.',
		ask: 'Which step has moved outside the system?',
		report: 'what the new system does not do',
		talk: 'the first month with a new system, without the brochure',
		lesson: 'Steps that slip out of a new system are what the class is about.',
	},
	{
		signs:
			/\b(?:contract|funding|grant|raised|investment|investors?|won (?:a|the) (?:bid|tender|account|client|order)|record (?:year|quarter|sales)|grew|growth|doubled|largest)\b/i,
		so: 'More of the same work does not fail everywhere at once. It fails first where a step is done by hand.',
		ask: 'Which step would give way first?',
		report: 'which step gave way first when the work grew',
		talk: 'what growth breaks before it pays',
		lesson: 'Work that grows shows its weakest step by itself.',
	},
	{
		signs:
			/\b(?:award\w*|prize|ranked|named (?:one|among|best|a)|featured|press|newspaper|magazine|anniversary|celebrat\w+|certified|accredited)\b/i,
		so: 'A name in the news brings people who do not know yet how you work. They judge by the first answer they get.',
		ask: 'Who talks to the people who come because of it?',
		report: 'what changed at the desk after the news',
		talk: 'what others saw in your work that you took for granted',
		lesson: 'What others praise is worth taking apart step by step.',
	},
	{
		signs:
			/\b(?:launch\w*|introduc\w+|new (?:service|product|line|program|programme|menu|course|range|offer)|now offers?|start(?:ed|ing|s)? (?:offering|selling|a))\b/i,
		so: 'Something new brings questions for which there is no routine yet. The first answers tend to become the routine.',
		ask: 'Who answers those questions today?',
		report: 'which questions the new offer brought with it',
		talk: 'what people asked first about the new offer',
		lesson: 'An offer without a routine is the best place to design one.',
	},
	{
		signs:
			/\b(?:appoint\w*|promot\w+|new (?:manager|director|head|partner|ceo|chief|lead)|retir\w+|successor|stepp\w+ down|took over as)\b/i,
		so: 'When somebody new takes charge, habits are looked at afresh. For a while it is allowed to ask why.',
		ask: 'What is being asked now that nobody asked before?',
		report: 'which habits a new head of the team questions first',
		talk: 'the question a newcomer may ask and nobody else',
		lesson: 'A change at the top is the time at which old rules may be questioned.',
	},
	{
		signs:
			/\b(?:strike|recall|clos(?:ed|ing|ure)|fine[ds]?|lawsuit|complain\w*|shortage|laid off|layoffs?|fire|flood|outage|left the company|lost)\b/i,
		so: 'I do not bring it up to press a sore spot. It changes what your team has time for, and I would rather know than guess.',
		ask: 'What has to wait because of it?',
		report: 'what had to wait, and who decided it',
		talk: 'what a hard stretch showed about the daily work',
		lesson: 'A hard stretch shows which steps can wait and which cannot.',
	},
	{
		signs: /\b(?:confer\w+|trade (?:fair|show)|exhibit\w*|host(?:ed|ing|s)|event|open day|webinar|expo)\b/i,
		so: 'People you met there go home with a question and ask it days later. By then it meets somebody who was not there.',
		ask: 'Who follows up with the people you met?',
		report: 'what becomes of the people you meet at such an event',
		talk: 'the best question you were asked there',
		lesson: 'The days after an event are a good case, because everyone forgets them.',
	},
];

export const OTHER_NEWS: NewsKind = {
	signs: /$^/,
	so: 'I may be wrong about what it means for you, so I ask before I draw conclusions.',
	ask: 'What has changed in the daily work since then?',
	report: 'what has changed in the daily work of late',
	talk: 'what is new, and what it did to an ordinary day',
	lesson: 'A change of that sort makes a good case, because everyone in the room has a view on it.',
};

export interface BackgroundKind {
	signs: RegExp;
	/** What it means: in a last e-mail, in a request for an interview, in a class; and as a point for a talk. */
	last: string;
	interview: string;
	lesson: string;
	talk: string;
}

export const BACKGROUND: readonly BackgroundKind[] = [
	{
		signs: /\b(?:started as|began as|promoted|worked (?:his|her|their) way|rose|joined as|came up|from .{3,30} to)\b/i,
		last: 'So you know this work from more than one chair and will see at once whether it deserves a talk.',
		interview: 'You have seen the work from more than one chair, which is why I ask you.',
		lesson: 'Whoever has done the work spots the weak step before the charts do.',
		talk: 'what you see now that your first job hid from you',
	},
	{
		signs:
			/\b(?:spoke|speaks?|wrote|writes?|publish\w*|panel|podcast|article|present\w*|keynote|blogs?|posts?|posted|interview\w*|quoted|talk)\b/i,
		last: 'If my subject weighs less than that, say so and I stop.',
		interview: 'So you are used to putting such things into words.',
		lesson: 'In the class you would meet people who struggle with that very point.',
		talk: 'the point on which people still write to you',
	},
	{
		signs:
			/\b(?:found(?:ed|er)|co-?founded|built|started (?:the|his|her|their|a|an) (?:company|business|firm|practice|shop|agency)|opened|own(?:s|ed|er))\b/i,
		last: 'You built it, so you know which habits were a choice and which just came about.',
		interview: 'Few can say so well which habits were a choice.',
		lesson: 'Most who come have inherited their habits; you chose yours.',
		talk: 'what you would build differently today',
	},
	{
		signs:
			/\b(?:former\w*|previously|used to|trained as|degree|studied|came from|background in|ex-|nurse|engineer|teacher|lawyer|accountant|army|navy|veteran)\b/i,
		last: 'Somebody with that training looks at a process twice, and I would value a second look.',
		interview: 'That is an eye I do not have, and the piece needs it.',
		lesson: 'Your first trade would be an asset in the exercises.',
		talk: 'what your first trade taught you for this one',
	},
	{
		signs: /\b(?:\d+ years|decades?|since \d{4}|long[- ]time|years at|years in)\b/i,
		last: 'You have seen more ideas come and go than I could name, so a plain no is worth something too.',
		interview: 'You can say what has changed and what only got a new name.',
		lesson: 'You would hear quickly which of it is old wine.',
		talk: 'what has changed in all that time, and what has not',
	},
	{
		signs: /\b(?:leads?|manag\w+|responsible|oversee\w*|runs?|heads?|in charge|supervis\w+|looks? after|team of)\b/i,
		last: 'A small thing that everybody does each day is no small thing in a team like that.',
		interview: 'You see what a single desk cannot see.',
		lesson: 'The exercises are made for people with a team behind them.',
		talk: 'what you only see when you look after a whole team',
	},
];

export const OTHER_BACKGROUND: BackgroundKind = {
	signs: /$^/,
	last: 'I mention it because it tells me that you judge this from the inside.',
	interview: 'That is why I turn to you and not to a consultant.',
	lesson: 'It is a view that a class of strangers can use.',
	talk: 'how you came to do this work',
};

export function newsKind(sentence: string): NewsKind {
	return NEWS.find(({ signs }) => signs.test(sentence)) ?? OTHER_NEWS;
}

export function backgroundKind(sentence: string): BackgroundKind {
	return BACKGROUND.find(({ signs }) => signs.test(sentence)) ?? OTHER_BACKGROUND;
}

/** Whether somebody owns the business, leads people in it, or does the work, by the role given. */
export function stanceOf(role: string): Stance {
	if (
		/\b(?:owner|founder|ceo|chief executive|partner|president|principal|proprietor|managing director|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|dueñ[oa])(?!\p{L})/iu.test(
			role,
		)
	)
		return 'owner';
	if (
		/\b(?:director|head|manager|lead|leader|vp|vice president|chief|coo|cfo|cto|cmo|supervisor|superintendent)\b/i.test(
			role,
		)
	)
		return 'lead';
	return 'doer';
}
