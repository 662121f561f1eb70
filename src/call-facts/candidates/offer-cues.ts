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

/** "That's the first six weeks." */
export const POINTS_BACK: Pattern = {
	id: 'a short sentence about the one before',
	pattern: /^(?:that's|that is|it's|these are|which)(?: \S+){1,6}$/i,
	finds: ["That's the first six weeks.", 'That is all.', "It's all in.", 'These are extra.', 'Which is fine.'],
	leaves: ["That's the first six weeks of the work.", "So that's all."],
};

export const OFFER_CUES = [PILOT, COUNTED_TIME, GOES_ON, ONLY_NAMES, THEY_BRING, POINTS_BACK];
