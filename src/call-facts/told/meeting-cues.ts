/** The words of days to meet. */

import type { Pattern } from '#language/pattern.ts';

/** Taking up a day that the other side named. */
export const TAKES_THE_DAY: Pattern = {
	id: 'a day taken up',
	pattern:
		/\b(?:works?|suits?|(?:'s|is) (?:okay|ok|fine|good|grand)|(?:i|we)'ll be there|see you|i can do|perfect|put (?:it|that|you) in|in the (?:calendar|diary)|done|great|lovely|you're on|i'm free)\b/i,
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
	pattern: /\b(?:need|deadline|due|by|before)\b[^.?!]{0,40}$/i,
	finds: ['We need it on ', 'The deadline is ', 'It is due on ', 'I want it by, say, ', 'It runs before, say, '],
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
	pattern: /\b(?:can't|won't|not (?:that|then)|doesn't (?:work|suit))\b/i,
	finds: ["Friday I can't.", "That won't do.", 'Not then.', "Friday doesn't work."],
	leaves: ['Friday works.', 'Not a problem.'],
};

export const JOINS: Pattern = {
	id: 'what stands between a day and its hour',
	pattern: /^,? ?(?:at|the|on|by)? ?$/i,
	finds: [', ', ' at ', ' the ', ' on ', ' by '],
	leaves: [' or ', '. '],
};

export const MEETING_CUES = [TAKES_THE_DAY, ASKS_FOR_A_DAY, IS_DUE, MEETS, DECLINES, JOINS];
