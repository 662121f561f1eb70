/** The words of days to meet. */

import type { Pattern } from '#language/pattern.ts';

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

/** What both sides do together. */
export const COMES_TOGETHER: Pattern = {
	id: 'what both sides do together',
	pattern:
		/\b(?:meet|come|see you|(?:speak|talk)(?! (?:to|with) (?:her|him|them|my) )|sit down|we (?:look|go)|calls? (?:me|you|the)|ring (?:me|you)|demo|zoom|visit|kick-?off|a call\b|in person|lunch|coffee|half an hour|twenty minutes|show (?:it|you)|drive out|be there|pop (?:in|over|round)|be in your)\b/i,
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
		'I call you on Friday.',
		'We call the office on Friday.',
		'You ring me on Friday.',
		"I'll show it on Friday.",
		"I'll pop over on Friday.",
		"I'll pop round on Friday.",
	],
	leaves: [
		'You have it on Friday.',
		'We call Raj on Friday.',
		'The outcome on Friday.',
		"I'll speak to her on Friday.",
		"I'll talk with my wife on Friday.",
		"I'll speak to him on Friday.",
		"I'll speak to them on Friday.",
	],
};

/** What one side does for the other on a day. */
export const HANDS_OVER: Pattern = {
	id: 'what is handed over on a day',
	pattern:
		/\b(?:send|pay|sign|deposit|deliver|invoice|e-?mail|(?:have|get) (?:it|that)|you(?:'ll)? (?:have|get)|is due|up on the site|hold (?:it|that|the \w+) for you)\b/i,
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
		'You get the page on Friday.',
		'Shall I hold it for you? Friday?',
		'I hold that for you.',
		'So, shall I hold the twelfth for you?',
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

/** Beside a day or in the question for it: nobody meets on it. */
export const NO_DAY_TO_MEET: Pattern = {
	id: 'a day on which something begins or is decided',
	pattern:
		/\bwhen (?:would|do|can|could|shall|should) (?:you|we|i) (?:like to |want to )?(?:start|begin)\b|\b(?:could|can|shall) we (?:do|start) it from\b|\bI['’]d know (?:by|at|in)\b/i,
	finds: [
		'So when would you like to start?',
		'When do we begin?',
		'When can you start?',
		'When could you want to start?',
		'When shall I start?',
		'When should we start?',
		'Could we do it from the first of June?',
		'Can we start it from May?',
		'Shall we do it from May?',
		"I'd know by the end of March. Let's say the tenth of April.",
		"I'd know at the end of March.",
		"I'd know in March.",
	],
	leaves: ['When do we speak?', "I'd know him.", 'Shall we do it on Monday?'],
};

export const MEETING_CUES = [NO_DAY_TO_MEET, IS_DUE, MEETS, COMES_TOGETHER, HANDS_OVER, ASKS_WHEN];
