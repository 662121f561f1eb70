/** The words of days to meet. */

import type { Pattern } from '#language/pattern.ts';

/** Taking up a day that the other side named. */
export const TAKES_THE_DAY: Pattern = {
	id: 'a day taken up',
	pattern:
		/\b(?:works?|suits?|(?:'s|is) (?:okay|ok|fine|good|grand)|(?:i|we)'ll be there|see you|i can do|perfect|put (?:it|that|you) in|in the (?:calendar|diary)|done|great|lovely|you're on|i'm free|i'm in(?! )|i'll be in|lock it in)\b/i,
	finds: [
		'October ninth at ten works.',
		'Ten suits me.',
		"But ten's okay.",
		"I'll be there.",
		'See you then.',
		'I can do ten.',
		'Perfect.',
		"I'll put it in.",
		"It's in the calendar.",
		'Done.',
		'Great.',
		'Lovely.',
		"You're on.",
		"I'm free at ten.",
		"I'm in.",
		"I'll be in.",
		'Lock it in.',
	],
	leaves: ['I have a thing at eleven.', 'She is in surgery on Monday.'],
};

export const ASKS_FOR_A_DAY: Pattern = {
	id: 'a day offered',
	pattern: /\b(?:how about|what about|i'm thinking|shall we|let's (?:say|do|meet))\b|\?/i,
	finds: [
		'Thursday?',
		'How about Thursday.',
		'What about Thursday.',
		"I'm thinking Thursday.",
		'Shall we say Thursday.',
		"Let's say Thursday.",
	],
	leaves: ['On Thursday I am in Perth.'],
};

/** A day by which something is due is none to meet on: what stands before it. */
export const IS_DUE: Pattern = {
	id: 'a day by which something is due',
	pattern: /\b(?:need|deadline|due|by|before|week of|today is|today's)\b[^.?!]{0,40}$/i,
	finds: [
		'We need it on ',
		'The deadline is ',
		'It is due on ',
		'I want it by, say, ',
		'It runs before, say, ',
		'Any day of the week of ',
		'Today is ',
		"What's today's ",
	],
	leaves: ['I need it. So on ', 'See you on '],
};

export const MEETS: Pattern = {
	id: 'what people meet for, and at what time',
	pattern:
		/\b(?:meet|call|speak|talk|demo|visit|see|look|come|sit down|show|zoom|survey|in the morning|shout|ring|at \w+|o'clock|thirty|half \w+|suit|works?|free|kick-?off|start)\b/i,
	finds: [
		'Shall we meet?',
		'Shall I call?',
		'Shall we speak?',
		'Shall we talk?',
		'A demo on Friday?',
		'A first visit on Friday?',
		'Shall I see you on Friday?',
		'A look on Friday?',
		'Shall I come on Friday?',
		'Shall we sit down on Friday?',
		'Shall I show you?',
		'Zoom on Friday?',
		'The survey on Friday?',
		'Friday in the morning?',
		'A shout on Friday?',
		'A ring on Friday?',
		'Friday at ten?',
		"Ten o'clock?",
		'Ten thirty?',
		'Half ten?',
		'Does Friday suit?',
		'Does Friday work?',
		'Are you free on Friday?',
		'Kick-off on Friday?',
		'A start on Friday?',
	],
	leaves: ['Was it Friday?'],
};

export const DECLINES: Pattern = {
	id: 'a day turned down',
	pattern:
		/\b(?:can't|won't|not (?:that|then|this|next|on|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|doesn't (?:work|suit)|don't|no good|surely not|let me (?:see|think|talk|check)|i'd have to)\b/i,
	finds: [
		"Friday I can't.",
		"That won't do.",
		'Not then.',
		'Not that day.',
		'Not this week.',
		'Not next week.',
		'Not on Friday.',
		'Not Thursday.',
		"Friday doesn't work.",
		"Don't call.",
		'Friday is no good.',
		'Surely not.',
		'Let me see.',
		"I'd have to ask.",
	],
	leaves: ['Friday works.', 'Not a problem.'],
};

/** Beside a day: what keeps somebody from it. */
export const BUSY: Pattern = {
	id: 'a day that is taken',
	pattern: /\b(?:i'm|i am|i've|i have|i got|i teach|i work|we've|we have|we're|we are|he|she|they|there's|is)\b/i,
	finds: [
		"I'm in Eindhoven.",
		'I am in Perth.',
		"I've three matters.",
		'I have the dentist.',
		'I got a funeral.',
		'I teach.',
		'I work.',
		"We've the auditors.",
		'We have a fair.',
		"We're shut.",
		'We are shut.',
		'he golfs',
		'she golfs',
		'they golf',
		"there's audit",
		'is stock audit',
	],
	leaves: ['The second.', 'Yes, at ten.'],
};

/** What both sides do together. */
export const COMES_TOGETHER: Pattern = {
	id: 'what both sides do together',
	pattern:
		/\b(?:meet|come|see you|speak|talk|sit down|we (?:look|go)|calls? (?:me|you|the)|ring (?:me|you)|demo|zoom|visit|kick-?off|a call\b|in person|lunch|coffee|half an hour|twenty minutes|show (?:it|you)|drive out|be there|pop (?:in|over|round)|be in your)\b/i,
	finds: [
		"I'll meet you on Friday.",
		'I come on Friday.',
		'See you on Friday.',
		'We speak on Friday.',
		'We talk on Friday.',
		'We sit down on Friday.',
		'We look at it on Friday.',
		'We go through it on Friday.',
		'You call me on Friday.',
		"I'll ring you on Friday.",
		'A demo on Friday.',
		'By Zoom on Friday.',
		'I visit on Friday.',
		'Kick-off on Friday.',
		'We begin with a call on Friday.',
		'I bring it in person on Friday.',
		'Lunch on Friday.',
		'Coffee on Friday.',
		'Half an hour on Friday.',
		'Twenty minutes on Friday.',
		"I'll show you on Friday.",
		"I'll drive out on Friday.",
		"I'll be there on Friday.",
		"I'll pop in on Friday.",
		"I'll be in your office on Friday.",
	],
	leaves: ['You have it on Friday.', 'We call Raj on Friday.', 'The outcome on Friday.'],
};

/** What one side does for the other on a day. */
export const HANDS_OVER: Pattern = {
	id: 'what is handed over on a day',
	pattern:
		/\b(?:send|pay|sign|deposit|deliver|invoice|e-?mail|(?:have|get) (?:it|that)|you(?:'ll)? (?:have|get)|is due|up on the site)\b/i,
	finds: [
		"I'll send it on Friday.",
		"I'll pay on Friday.",
		"I'll sign on Friday.",
		'The deposit on Friday.',
		'We deliver on Friday.',
		'The invoice on Friday.',
		'I email it on Friday.',
		'I have it on Friday.',
		'I get it on Friday.',
		'I have that on Friday.',
		"You'll have the page on Friday.",
		'It is due on Friday.',
		'Up on the site on Friday.',
	],
	leaves: ['I come on Friday.', 'Have a good Friday.', 'Friday I have the dentist.'],
};

export const ASKS_WHEN: Pattern = {
	id: 'a question for the day',
	pattern:
		/\b(?:(?:speak|meet|talk|see|come|down|here|start)\b[^.?!]{0,30} when|(?:when|what day|which day)\b[^.?!]{0,40}\b(?:speak|meet|talk|see|come|here))\b[^.?!]{0,30}\?/i,
	finds: [
		'We four speak again when?',
		'We four meet again when?',
		'We talk again when?',
		'We see it when?',
		'You come when?',
		'You are down in May when?',
		'You are here when?',
		'So start when?',
		'When do we speak?',
		'When do we meet?',
		'When do we talk?',
		'When do I see you?',
		'When do you come?',
		'When are you here?',
		'What day shall we speak?',
		'Which day shall we speak?',
	],
	leaves: ['When he comes, we speak.', 'When can it start?', 'Does Friday suit?'],
};

export const SAYS_YES: Pattern = {
	id: 'a yes to a day',
	pattern: /^\W*(?:yes|yeah|yep|aye|sure|do|okay|ok|fine|good(?! luck)|please|deal)\b/i,
	finds: ['Yes.', 'Yeah.', 'Yep.', 'Aye.', 'Sure.', 'Do.', 'Okay.', 'ok', 'Fine.', 'Good.', 'Please.', 'Deal.'],
	leaves: ['No.', 'And you?', 'Good luck with it.'],
};

export const MEETING_CUES = [
	TAKES_THE_DAY,
	ASKS_FOR_A_DAY,
	IS_DUE,
	MEETS,
	DECLINES,
	BUSY,
	COMES_TOGETHER,
	HANDS_OVER,
	ASKS_WHEN,
	SAYS_YES,
];
