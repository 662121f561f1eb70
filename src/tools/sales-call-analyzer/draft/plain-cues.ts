/** The words that show a need, a date or a sum where nothing was read as one. */

import type { Pattern } from '#language/pattern.ts';

/** What they say that they want. */
export const WISHES: Pattern = {
	id: 'what they want',
	pattern: /(?<!what )\b(?:we|i)(?:['’]d| would)? (?:need|want|like|are looking for|am looking for)\b/i,
	finds: [
		'We need one page.',
		'I want it in writing.',
		"We'd like a second van.",
		'I would like a quote.',
		'We are looking for a cook.',
		'I am looking for a room.',
	],
	leaves: ['That is what we need.', 'They need one page.'],
};

export const BEGINS: Pattern = {
	id: 'when it begins',
	pattern: /\b(?:start(?:s|ing)? (?:on|in|with)|go(?:es)? live|live (?:on|by|from)|begins? (?:on|in))\b/i,
	finds: [
		'We start on Monday.',
		'It starts in May.',
		'Starting with the first week of May.',
		'We go live then.',
		'It goes live in June.',
		'We are live on the third.',
		'Live by May.',
		'Live from June.',
		'It begins on Monday.',
		'We begin in May.',
	],
	leaves: ['Let us start.', 'We live nearby.'],
};

export const OPENS: Pattern = {
	id: 'a day that does not wait',
	pattern: /\b(?:opening|opens|deadline|no later|latest)\b/i,
	finds: [
		'The opening is on 3 May.',
		'It opens on 3 May.',
		'The deadline is 3 May.',
		'No later than 3 May.',
		'3 May at the latest.',
	],
	leaves: ['Later, on 3 May.', 'It is open.'],
};

/** What is told in answer to it is no count. */
export const OF_MONEY: Pattern = {
	id: 'a question about money',
	pattern: /\b(?:worth|costs?|pay)\b/i,
	finds: ['What is it worth?', 'What does it cost?', 'What are the costs?', 'What do you pay?'],
	leaves: ['How many are there?'],
};

export const SENDS_AN_ANSWER: Pattern = {
	id: 'an answer that will come',
	pattern: /\b(?:(?:i|we)['’]ll|let me)\b/i,
	finds: ["I'll ask them.", "We'll find out.", 'Let me check.'],
	leaves: ['I ask them.', 'Let us eat.'],
};

export const SOON_SAID: Pattern = {
	id: 'a time that is no day',
	pattern: /\b(?:within (?:the|an) hour|(?:straight|right) away|by then|(?:the )?same day|in the morning|this arvo)\b/i,
	finds: [
		'Within the hour.',
		'Within an hour.',
		'Straight away.',
		'Right away.',
		'By then.',
		'I sign it the same day.',
		'A quote, same day.',
		'I pull it in the morning.',
		'You have it this arvo.',
	],
	leaves: ['In an hour or so.', 'Go away.', 'Since then.', 'That day.'],
};

export const PLAIN_CUES = [WISHES, BEGINS, OPENS, OF_MONEY, SENDS_AN_ANSWER, SOON_SAID];
