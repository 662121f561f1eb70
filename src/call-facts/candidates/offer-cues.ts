/** The words for a part of the offer, and for what is none. */

import type { Pattern } from '#language/pattern.ts';

export const PILOT: Pattern = {
	id: 'the name of a part',
	pattern: /\b(?:pilot|trial)\b/i,
	finds: ['A pilot in Leeds.', 'The trial is free.'],
	leaves: ['The pilots fly.', 'On trials.'],
};

export const COUNTED_TIME: Pattern = {
	id: 'how long a part is',
	pattern: /\b(?:days|weeks|months)\b/,
	finds: ['ninety days', 'six weeks', 'two months'],
	leaves: ['a day', 'a year', 'weekdays'],
};

export const GOES_ON: Pattern = {
	id: 'a sentence that goes on',
	pattern: /^(?:so )?(?:just|only|it's|\p{L}+,? )/iu,
	finds: ['Just: one site.', 'Only: one site.', "It's one site.", "So it's one site.", 'One site, eight weeks.'],
	leaves: ['8 weeks.', 'Leeds.'],
};

/** "The other way to do it is a pilot." */
export const ONLY_NAMES: Pattern = {
	id: 'that a part is only named',
	pattern: /\b(?:is|do|start with|have) (?:an? )?(?:pilot|trial|the one|just one|one site)\b\W*$/i,
	finds: [
		'The other way to do it is a pilot.',
		'We could do a trial.',
		'You could start with just one.',
		'You could have the one.',
		'It is one site.',
		'It is an trial.',
	],
	leaves: ['It is a pilot of six weeks.', 'They fly a pilot.'],
};

export const THEY_BRING: Pattern = {
	id: 'what the client has to bring',
	pattern: /^(?:so )?we need (?:an?|the|you|your)\b/i,
	finds: ['We need a key.', 'So we need a key.', 'We need the keys.', 'We need you there.', 'We need your logo.'],
	leaves: ['We need two days.', 'And we need a key.'],
};

/** "That's kind, I'll take you up on that": no work of the seller's. */
export const TAKEN_KINDLY: Pattern = {
	id: 'what a speaker takes as meant well',
	pattern: /\b(?:take (?:it|that) as|take you up on)\b/i,
	finds: ["I'll take it as a compliment.", "I'll take that as a yes.", "I'll take you up on that."],
	leaves: ["I'll take it on Monday.", 'We take you up to Leith.'],
};

/** "That's the first six weeks." */
export const POINTS_BACK: Pattern = {
	id: 'a short sentence about the one before',
	pattern: /^(?:that's|that is|it's|these are|which)(?: \S+){1,6}$/i,
	finds: ["That's the first six weeks.", 'That is all.', "It's all in.", 'These are extra.', 'Which is fine.'],
	leaves: ["That's the first six weeks of the work.", "So that's all."],
};

export const SMALLER: Pattern = {
	id: 'a part of the offer',
	pattern:
		/\b(?:pilot|trial|start (?:small|with (?:one|just|the|only|a))|just (?:the|one|do)|only the|phase one|first phase|one (?:site|branch|location|team|department|store|clinic)|smaller|lite|basic|instead of|take it down|at half|without the|half the|to begin with)\b/i,
	finds: [
		'A pilot would be six hundred.',
		'There is a trial at nine a month.',
		'We could start with the bay in Leith.',
		'I could do just the library for two eight.',
		'Only the kitchen would be four hundred.',
		'Phase one is twelve thousand.',
		'The first phase is twelve thousand.',
		'One site is ninety a month.',
		'The smaller one is ninety.',
		'The lite version is nine.',
		'The basic one is nine.',
		'Two articles instead of four is nine hundred.',
		'For nine hundred I would take it down to two.',
		'At half it is nine hundred.',
		'Without the training it is three thousand.',
		'Half the rooms would be four hundred.',
		'To begin with it is four hundred.',
		'We start small.',
		'Start with one van.',
		'Start with just vans.',
		'Start with only vans.',
		'Start with a van.',
		'Just one van.',
		'Just do vans.',
		'It is one branch.',
		'It is one location.',
		'It is one team.',
		'It is one department.',
		'It is one store.',
		'It is one clinic.',
	],
	leaves: ['All fourteen hundred doors, nineteen thousand a month.', 'It is nine hundred a month.'],
};

export const OFFER_CUES = [PILOT, COUNTED_TIME, GOES_ON, ONLY_NAMES, THEY_BRING, TAKEN_KINDLY, POINTS_BACK, SMALLER];
