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

export const BEGINS: Pattern = {
	id: 'when it begins',
	pattern:
		/\b(?:start|begin|kick[- ]?off|(?<!\bwe )live(?! (?:chat|music|in\b))|launch|onboard\w*|first day|up and running)\b/i,
	finds: [
		'We could start on the twentieth.',
		'Let us begin in May.',
		'Kick-off on the twentieth of January?',
		'It could be live by June.',
		'The launch is on the first.',
		'Onboarding is the week of the ninth.',
		'The first day is Monday.',
		'You would be up and running by Easter.',
	],
	leaves: [
		'Call me on Monday.',
		'It started badly.',
		'We had a live chat.',
		'We live in Leith.',
		'There is live music.',
		'They live in Leeds.',
	],
};

/** How long it takes. */
export const LASTS: Pattern = {
	id: 'how long the work takes',
	pattern:
		/\b(?:(?:it|that|which|set-?up) takes|for the (?:full|whole)|from when|end to end|in (?:total|all)|all told|from (?:start|kick-?off)|phase one(?:,? that's| is)|in \w+ weeks)\b/i,
	finds: [
		'It takes six weeks.',
		'Six weeks for the full thing.',
		'Six weeks for the whole thing.',
		'From when we have the feed, three weeks.',
		'Six weeks end to end.',
		'Six weeks in total.',
		'Six weeks in all.',
		'Six weeks, all told.',
		'Six weeks from start to finish.',
		'Six weeks from kick-off.',
		"Phase one, that's four weeks.",
		'Payments in five weeks.',
		'That takes nine days.',
		'Which takes nine days.',
		'Set-up takes nine days.',
		'Phase one is nine days.',
	],
	leaves: ['We had it six weeks.', 'Three weeks before they take a call.'],
};

export const TIMING_CUES = [TAKES_BACK, WORRY, MAY_BEGIN, BEFORE_A_DAY, ORDINAL, BEGINS, LASTS];
