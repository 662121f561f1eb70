/** The words around a day: whether it holds, and where it begins. */

import type { Pattern } from '#language/pattern.ts';

/** "Well, that's Labor Day." */
export const TAKES_BACK: Pattern = {
	id: 'that a day before it does not hold',
	pattern: /^(?:well|no|sorry|wait|actually|hang on)\b[^.]{0,30}\b(?:that's|that is|not|no|sorry)\b/i,
	finds: [
		"Well, that's Labor Day.",
		"No, that's a Sunday.",
		"Sorry, that's a Sunday.",
		"Wait, that's a Sunday.",
		"Actually, that's a Sunday.",
		"Hang on, that's a Sunday.",
		'Well, that is a Sunday.',
		'Well, not May.',
		'Well, no.',
		'Well, sorry.',
	],
	leaves: ['Well, May is fine.', "That's Labor Day.", "Nobody said that's May."],
};

/** "If you start in October the season's over." */
export const WORRY: Pattern = {
	id: 'a worry about a day',
	pattern: /^(?:\w+ )?(?:if|because)\b/i,
	finds: ["If you start in October the season's over.", 'And if it is May?', 'Because of May.'],
	leaves: ['We start if she signs.', 'Iffy weather in May.'],
};

/** "If she's happy we could start in May" is no worry. */
export const MAY_BEGIN: Pattern = {
	id: 'that it may begin',
	pattern: /\bwe (?:could|can) (?:start|begin)\b/i,
	finds: ["If she's happy we could start in May.", 'We can start in May.', 'We could begin in May.'],
	leaves: ['We could stop in May.', 'We start in May.'],
};

export const BEFORE_A_DAY: Pattern = {
	id: 'what stands before a day',
	pattern: /^(?:\W+|on )/g,
	finds: ['on Friday', ', Friday'],
	leaves: ['Friday', 'onward'],
};

/** "North" looks alike: the reader of dates has the last word. */
export const ORDINAL: Pattern = {
	id: 'a day by its number',
	pattern: /\b(?:\p{L}{1,20}|\d{1,2})(?:th|st|nd|rd)\b/giu,
	finds: ['The fifteenth and sixteenth.', 'The twenty-first.', 'The second.', 'The third.', 'The 15th.'],
	leaves: ['The fifteen.', '115th Street.', 'Day 15.'],
};

export const TIMING_CUES = [TAKES_BACK, WORRY, MAY_BEGIN, BEFORE_A_DAY, ORDINAL];
