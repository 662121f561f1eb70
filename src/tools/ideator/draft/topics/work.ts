import type { Topic } from './topic.ts';

/** Pains in how the work itself is done. */
export const WORK_TOPICS: readonly Topic[] = [
	{
		pattern:
			/\b(?:slow(?:ly)?(?: \w+)?|takes? (?:too |to |so )?(?:long|days|weeks|months|hours|ages|forever)|late\b|too late|delay\w*|waits?\b|waiting|response time|turnaround|backlog|pil(?:e|es|ing) up|sits? (?:with|on|in|for)\b|for (?:days|weeks|months)|slips?\b|stuck|lie around)/gi,
		name: 'the time things take',
		goal: 'have fewer days lie between {begin} and {end}',
		holds: 'most of the days they count are days on which nobody worked on it',
		help: ['automation', 'answering', 'drafting', 'checking', 'reminder'],
		questions: [
			'For the {last}, on which days did somebody work on it, and on which days did it lie?',
			'What are people waiting for when {aOne} stands still?',
			'What do {customers} say about the pace, in their own words?',
		],
	},
	{
		pattern:
			/\b(?:(?:spend|waste|lose|loses|spends|takes?) (?:\w+ ){0,4}(?:hours|days|evenings?|fridays?|weekends?|afternoons?|time)|hours (?:a|per) (?:day|week)|eats? (?:the|his|her|their|our|up) \w+|at home at night|at night|weekends?|evenings?|time[- ]consuming|paperwork|admin)\b/gi,
		general: true,
		name: 'where the hours go',
		goal: 'get hours of the week back for work that pays',
		holds: 'they can name what it kept them from last week',
		help: ['automation', 'drafting', 'answering', 'form'],
		questions: [
			'Walk me through one afternoon of last week, hour by hour: who worked on what?',
			'How would you find out how many hours go into {many} in a month?',
			'Which piece of work is taken home, and what keeps it from being done in the day?',
		],
	},
	{
		pattern:
			/\b(?:blank page|from scratch|from zero|reinvent\w*|same paragraphs?|written again|write (?:\w+ )?again|re-?writ\w*|starts? from|boilerplate|nobody had time to (?:type|write)|building (?:slide )?decks|slide decks?|writ(?:e|ing|ten) (?:\w+ )?(?:at|by|in) )/gi,
		name: 'writing the same thing anew',
		goal: 'begin with something better than a blank page',
		holds: 'the newest one they show you is an old one with the name changed, or nothing is reused at all',
		help: ['drafting', 'automation', 'form'],
		questions: [
			'When you last wrote {aOne}, what lay open beside it?',
			'Which parts of {aOne} are the same each time, and which never are?',
			'Where do good pieces of writing go once they were used?',
		],
	},
	{
		pattern:
			/\b(?:twice|double|retyp\w*|re-?enter\w*|re-?keyed|copy(?:ing)?|copied|by hand|manual(?:ly)?\b|paper\b|typing|typed|data entry)/gi,
		name: 'work done by hand',
		goal: 'write things down once',
		holds: 'one figure stands in three places, and they show you all three',
		help: ['automation', 'form'],
		questions: [
			'Show me one {one}: how many times is the same thing written, and by whom?',
			'What is still on paper, and what would be lost if it were not?',
			'When a figure is changed in one place, where else does it have to be changed?',
		],
	},
	{
		pattern: /\b(?:spreadsheets?|excel|google sheets?)/gi,
		name: 'the spreadsheets',
		goal: 'rest on something sturdier than a file of one person',
		holds: 'only the one who built the file can explain it',
		help: ['automation', 'overview'],
		questions: [
			'Who built the file you work from, and who else understands it?',
			'When did the file last give a wrong answer, and how was it noticed?',
			'What can you not do with the file that you would need?',
		],
	},
	{
		pattern:
			/\b(?:(?:tools?|systems?|software|apps?) (?:do not|don't|that don't|not) (?:talk|connect|sync)\w*|disconnected|integrat\w+|silos?|several (?:systems|programs)|different systems|across (?:\w+ )?(?:systems|carriers|tools|portals|chats?)|(?:two|three|four|five|six) (?:chats|systems|inboxes|portals|programs))/gi,
		name: 'the gaps between programs',
		goal: 'stop carrying data from one program to the next',
		holds: 'somebody in the house is the bridge between two screens',
		help: ['automation', 'overview'],
		questions: [
			'Which programs does {aOne} pass through, and who carries it across?',
			'Which two screens do people keep open side by side?',
			'What did you last look for in one program and find in another?',
		],
	},
	{
		pattern:
			/\b(?:(?:does not|doesn't|do not|don't|nobody|no one|never|cannot|can't|no way to) (?:really )?(?:knows?|sees?|tracks?|tell)\b|no overview|visibility|overview|in the dark|unclear|lose track|(?:noticed|discovered|spotted|found) (?:only |too )?(?:late|when)|unnoticed)/gi,
		name: 'the overview',
		goal: 'see trouble coming before somebody calls about it',
		holds: 'they had to ask two people to answer your question',
		help: ['overview', 'checking', 'reminder', 'sorting'],
		questions: [
			'When you last needed to know where things stood, how did you find out and how long did it take?',
			'Who knew first when something was last off, and how did it reach you?',
			'What did you learn last quarter that you would have liked to know earlier?',
		],
	},
	{
		pattern:
			/\b(?:stops? (?:without|suddenly|working)|breaks? down|breakdowns?|downtime|without warning|outages?|crash(?:es)?)/gi,
		name: 'what stops without notice',
		goal: 'see a stop coming before it happens',
		holds: 'they can name a sign that somebody saw and nobody passed on',
		help: ['checking', 'reminder', 'overview', 'planning'],
		questions: [
			'Think of the last stop. What did anybody see or hear before it?',
			'What did the longest stop of the last year cost, and who worked it out?',
			'Who decides what is looked after before it breaks?',
		],
	},
	{
		pattern:
			/\b(?:(?:do|does) not (?:log|record|document|note|write)\w*(?: (?:down|faults|anything))?|don't (?:log|record|document|note)|not (?:recorded|logged|documented|written down)|verbal(?:ly)?|from memory|never (?:write|log|record)\w*)/gi,
		name: 'what is not written down',
		goal: 'find in writing what happened',
		holds: 'the story they tell you stands nowhere that they can show',
		help: ['form', 'automation', 'drafting', 'overview'],
		questions: [
			'What happened yesterday that stands nowhere in writing?',
			'Who looks into the book or the file afterwards, and what for?',
			'What does the next person on duty learn, and how?',
		],
	},
	{
		pattern:
			/\b(?:reports?\b|reporting|dashboards?|figures|numbers|analytics|metrics|kpis?|forecasts?|estimates are|never match|do not match)/gi,
		name: 'the figures',
		goal: 'have figures that two people read the same way',
		holds: 'two of their sources give two answers',
		help: ['overview', 'automation', 'checking'],
		questions: [
			'Walk me through the last set of figures: who asked for it, who made it, who read it?',
			'Which figure do two people in the house give differently?',
			'What did somebody decide because of the last figures they saw?',
		],
	},
	{
		pattern:
			/\b(?:mistakes?|errors?|wrong|incorrect|incomplete|rework|redone|typos?|defects?|missing (?:information|documents?|data|papers?)|(?:paper|document|form)s? (?:is|are) missing|missed (?:clauses|items|details)|(?:get|gets|got|are|is) lost|inaccura\w*|are off|check everything)/gi,
		name: 'things that go wrong',
		goal: 'find a slip before the customer does',
		holds: 'the last slip was found by somebody outside the house',
		help: ['checking', 'form', 'automation'],
		questions: [
			'What was the last thing that had to be done again, and how was it noticed?',
			'Who checks the work, and what do they check against?',
			'Where do you write down what went wrong, so that the next person knows?',
		],
	},
	{
		pattern:
			/\b(?:cannot find|can'?t find|hard to find (?:old|the)|search(?:ing)? for|old versions?|versions?\b|version control|scattered|all over|shared drive|naming)/gi,
		name: 'finding the right version',
		goal: 'open the right version at the first try',
		holds: 'you watch them search, and it takes longer than they said',
		help: ['overview', 'automation', 'checking'],
		questions: [
			'Show me the last {one} that you needed again: where did you look first, and where was it?',
			'How do you know that the version in front of you is the newest?',
			'When did two people last work on two versions of one thing?',
		],
	},
	{
		pattern:
			/\b(?:chas(?:e|es|ing)|dribs|send (?:\w+ )?(?:late|incomplete|wrong|documents)|arrive (?:late|as|in|by)|missing from|remind (?:them|clients)|ask (?:twice|again)|hand in|upload\w*)/gi,
		name: 'what others owe them',
		goal: 'have what they need in hand before they begin',
		holds: 'they open a list, or their sent mail, to tell you who still owes what',
		help: ['reminder', 'form', 'checking', 'overview'],
		questions: [
			'What are you waiting for today, from whom, and since when?',
			'What did people receive the last time you asked them for something, and what came back?',
			'What do you begin without having everything, and what comes of that?',
		],
	},
	{
		pattern:
			/\b(?:(?:last|short)[- ](?:minute|notice)|change (?:\w+ ){0,3}(?:needs|plans|orders|their minds?)|change orders?|scope creep|firefight\w*|urgent|emergenc\w+|chaos|nightmare|things that can wait)/gi,
		name: 'what comes in between',
		goal: 'keep a plan that is not overturned by the next call',
		holds: 'yesterday’s plan and yesterday’s work differ, and they can say why',
		help: ['planning', 'sorting', 'answering', 'checking'],
		questions: [
			'What overturned your plan last, and who told you?',
			'How do you tell what has to be done today from what only sounds like it?',
			'What was left lying when you last had to drop everything?',
		],
	},
	{
		pattern:
			/\b(?:different (?:questions|answers|ways)|(?:answer|answers|do it) differently|inconsisten\w*|every(?:body|one) does it|no standard|each time|depends? on who|disagree\w*|terminology)/gi,
		name: 'the way it is done by different people',
		goal: 'have it done the same way whoever is on duty',
		holds: 'two of their people describe the same step differently',
		help: ['form', 'people', 'checking', 'drafting'],
		questions: [
			'If I watched two of your people do the same thing, what would differ?',
			'Where is it written how {aOne} should be handled?',
			'How does somebody who steps in for a day know what to do?',
		],
	},
	{
		pattern:
			/\b(?:compliance|compliant|regulat\w*|audit\w*|licen[cs]\w*|certificat\w*|credential\w*|gdpr|hipaa|privacy|legal\b|liab\w*|evidence|proof of)/gi,
		name: 'the rules',
		goal: 'be able to show that the rules were kept',
		holds: 'the last proof that somebody asked for took them longer than a minute to find',
		help: ['overview', 'reminder', 'checking', 'form'],
		questions: [
			'Who last asked you for proof, and how long did you look for it?',
			'Which rule takes the most paper, and who keeps it up to date?',
			'What do you not do because of a rule, though you would like to?',
		],
	},
	{
		pattern:
			/\b(?:deadlines?(?: (?:are|is|get|were|for))?(?: (?:discovered|missed|overlooked|forgotten|found|noticed))?(?: too late)?|due dates?|overlook\w*|expires?\b|expired|renewals?)/gi,
		name: 'the dates that must be kept',
		goal: 'see a date coming before it is there',
		holds: 'a date came too close in the last half year',
		help: ['reminder', 'overview', 'planning'],
		questions: [
			'Where do dates stand that must not be missed, and who looks there?',
			'Which date came too close in the last half year?',
			'Who is told first when a date cannot be kept?',
		],
	},
	{
		pattern:
			/\b(?:schedul\w*|rota|roster|shifts?\b|calendar|plann\w*|routes?|travel time|driving|ping[- ]?pong|back and forth|booked by)/gi,
		name: 'the planning of the day',
		goal: 'have a plan that still holds at noon',
		holds: 'the plan lives in the head of one person',
		help: ['planning', 'automation', 'reminder'],
		questions: [
			"What did yesterday's plan look like in the morning and in the evening?",
			'How many messages did it take to fix the last date, and who sent them?',
			'Who calls whom when the plan breaks?',
		],
	},
	{
		pattern: /\b(?:stock|inventory|out of stock|(?:spare )?parts\b|materials?|suppl(?:y|ier|iers)\b)/gi,
		name: 'what should be on the shelf',
		goal: 'have the right thing there when it is needed',
		holds: 'somebody stood waiting for something within the last month',
		help: ['overview', 'reminder', 'planning'],
		questions: [
			'What was missing last, and who stood waiting for it?',
			'What lies on the shelf that nobody will need?',
			'How does a supplier learn what you need, and how do you learn that it comes?',
		],
	},
	{
		pattern: /\b(?:e-?mails?|inbox|messages?|chats?\b|communicat\w*|updates?\b|informed|handovers?|hand-?offs?)/gi,
		name: 'who tells whom',
		goal: 'have everybody know what they need without asking',
		holds: 'the same news was passed on by hand more than once last week',
		help: ['automation', 'overview', 'answering'],
		questions: [
			'How does the news about {aOne} reach the person who needs it?',
			'What did somebody learn too late last week?',
			'Which messages do you answer that somebody else could have answered?',
		],
	},
	{
		pattern: /\b(?:first meeting|meetings?\b|facts|preparation|prepar\w*|background|research\w*)/gi,
		name: 'the preparation of a talk',
		goal: 'begin a first talk where it matters',
		holds: 'they repeat, to each new person, questions that were answered elsewhere',
		help: ['form', 'drafting', 'answering'],
		questions: [
			'How much of a first meeting goes to things you could have known before?',
			'What do you look up before you meet somebody, and where?',
			'What do people bring along, and what do they wish they had brought?',
		],
	},
	{
		pattern:
			/\b(?:read(?:ing|s)? (?:\w+ )?(?:resumes?|cvs?|applications?|profiles?)|screening|sift\w*|sort(?:ing)? through|hundreds of|too many applicants)/gi,
		name: 'the first sorting',
		goal: 'reach the right ones in the pile sooner',
		holds: 'a good one was found only after somebody else had them',
		help: ['sorting', 'automation', 'checking', 'form'],
		questions: [
			'When you went through the last pile, what made you stop at one?',
			'Whom did you put aside lately and wish later that you had not?',
			'Who sets what counts, and how do those who sort learn of it?',
		],
	},
];
