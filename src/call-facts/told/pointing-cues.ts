/** The words of promises that point to a thing and do not name it. */

import type { Pattern } from '#language/pattern.ts';

export const POINTS_BACK: Pattern = {
	id: 'a deed whose thing was named before',
	pattern:
		/\b(?:i|we|you|she|he|they)(?:['’]ll| will| can)? (?:send|scan|pull|pay|sign|do|have|get|bring|email|forward|share|give|confirm|cancel|kill|check|prepare|put|drop|write|post|print)(?: (?:you|us))?(?: (?:it|them|that|those|both|one|two|three|four|five)(?= (?:by|on|to|for|over|with|before|back|signed|at|end|tomorrow|tonight|today|out|both|done|in|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\W*$|[,.;!]| and\b)| by\b)|\bset (?:that one|that|it|one|them) up\b|\bhave (?:it|them) to you\b/i,
	finds: [
		"I'll set that one up myself.",
		"I'll set that up.",
		"I'll set it up.",
		"I'll set one up.",
		"I'll set them up.",
		'He is to have it to you by May.',
		'I tell him to have them to you.',

		"I'll send it.",
		"I'll have them for you by Monday.",
		'We will scan them by Friday.',
		"You'll have it by tomorrow evening.",
		"She'll send it tonight.",
		"He'll pay it.",
		"They'll sign it.",
		'I can pull it.',
		'I can do that by noon.',
		"I'll get them back on Monday.",
		"I'll bring both.",
		"I'll email you those.",
		'We forward us it.',
		"I'll share that with her.",
		"I'll give them to you.",
		"I'll confirm it in writing.",
		"I'll cancel it end of the month.",
		'I’ll kill it at once.',
		"I'll check it before noon.",
		"I'll prepare it over lunch.",
		"I'll put it on the page.",
		"I'll drop them in.",
		"I'll write it to you.",
		"I'll post it today.",
		"I'll print it.",
		"I'll have it signed by Friday.",
		"I'll have it done.",
		'I send one tomorrow.',
		'I send you two today.',
		'Monday I send three.',
		'I send four Friday.',
		'I send five, too.',
		'I send four Monday morning.',
		'I send four Tuesday morning.',
		'I send four Wednesday morning.',
		'I send four Thursday morning.',
		'I send four Saturday morning.',
		'I send four Sunday morning.',
		"I'll send it out on Friday.",
		"I'll send them both on Friday.",
		"I'll send it the day after.",
		"I'll sign it and go.",
		'I send you by Friday.',
	],
	leaves: ["I'll send you the list.", "I'll send five pages.", "I'll get that list.", 'I do one thing well.'],
};

/** What was not known, and is asked of somebody else. */
export const FINDS_OUT_WHAT: Pattern = {
	id: 'a promise to ask that does not say what',
	pattern:
		/\b(?:i|we)(?:['’]ll| will) (?:ask|find out|check)(?: (?:her|him|them))?(?=,|\.|$| and\b| (?:today|tomorrow|this week)\b)/i,
	finds: [
		"I'll ask her and have an answer.",
		"I'll ask him, then.",
		"I'll ask them.",
		"I'll ask, and I'll have an answer for you by Monday.",
		'We will find out.',
		"I'll find out today.",
		"I'll check tomorrow.",
		"I'll ask this week.",
		"I'll check and let you know.",
	],
	leaves: ["I'll ask Raj.", 'Ask, and I will see.'],
};

export const POINTING_CUES = [POINTS_BACK, FINDS_OUT_WHAT];
