/** The words by which an hour is one side's, and those of a trial that both sides attend. */

import type { Pattern } from '#language/pattern.ts';

export const WHOSE_TIME: Pattern = {
	id: 'whose hour it is',
	pattern: /^,? ?(?:my|your|our|(?!Ti|Every|Each)\p{Lu}\p{Ll}{2,}) time\b/u,
	finds: [' my time, three yours', ' your time.', ', our time', ' Italian time.'],
	leaves: [' this time', ' Every time', ' Each time', ' Time time', ' or my time'],
};

export const HOUR_OF_THE_OTHERS: Pattern = {
	id: 'the hour of the other side right behind it',
	pattern: /^[^.?!;]{1,30} (?:yours|mine|ours|(?:your|my) time)\b/i,
	finds: [', three yours', " and that's four mine.", ' would be four ours', ' is four your time', ', four my time'],
	leaves: ['. Is it yours?', ', good.'],
};

export const TRIES_TOGETHER: Pattern = {
	id: 'a trial of both sides',
	pattern: /\bwe (?:try|test|run|do) it (?:out )?together\b/i,
	finds: [
		'we try it together on the Tuesday?',
		'We test it out together.',
		'We run it together.',
		'We do it together.',
	],
	leaves: ['We try it on Tuesday.', 'They did it together.'],
};

export const ZONE_CUES = [WHOSE_TIME, HOUR_OF_THE_OTHERS, TRIES_TOGETHER];
