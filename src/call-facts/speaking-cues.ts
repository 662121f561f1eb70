/** Small words by which a turn is read: whose promise it is, what was said before it, whose name is in it. */

import type { Pattern } from '#language/pattern.ts';

/** A promise of the speaker's own. */
export const OWN: Pattern = {
	id: 'what the speaker will do',
	pattern: /\b(?:i|we)(?:'ll| will)\b/i,
	finds: ["I'll send it.", 'Then we will send it.'],
	leaves: ["You'll send it.", 'I sent it.'],
};

/** What is meant was said in the sentence before. */
export const LEANS_BACK: Pattern = {
	id: 'a word for what was said before',
	pattern: /\b(?:that|it|this|them|those)\b/i,
	finds: ['We do that.', 'I send it.', 'This helps.', 'I ask them.', 'Those are fine.'],
	leaves: ['I send the items.', 'We ask Thistle.'],
};

/** The word that opened the sentence of a name. */
export const JOINED: Pattern = {
	id: 'a word that goes on before a name',
	pattern: /^(?:And|But|So|Then|Well|Maybe|Only) /,
	finds: ['And Ann', 'But Ann', 'So Ann', 'Then Ann', 'Well Ann', 'Maybe Ann', 'Only Ann'],
	leaves: ['Andrea Gray', 'Ann And'],
};

export const NO_NAME: Pattern = {
	id: 'a capital that begins no name',
	pattern:
		/^(?:I|He|She|It|We|They|You|That|This|There|Who|What|Nobody|Somebody|Anybody|Everybody|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)\b/,
	finds: [
		'I',
		'He',
		'She',
		'It',
		'We',
		'They',
		'You',
		'That',
		'This',
		'There',
		'Who',
		'What',
		'Nobody',
		'Somebody',
		'Anybody',
		'Everybody',
		'Monday',
		'January',
		'February',
		'March',
		'April',
		'June',
		'July',
		'August',
		'September',
		'October',
		'November',
		'December',
	],
	leaves: ['Ian', 'Wendy', 'Augustus', 'May'],
};

export const SPEAKING_CUES = [OWN, LEANS_BACK, JOINED, NO_NAME];
