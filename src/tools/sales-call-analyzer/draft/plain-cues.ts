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

/** Beside the plainer words of `LEAVE_ALONE`, which end a call. */
export const NO_CHASING: Pattern = {
	id: 'a wish not to be chased',
	pattern:
		/\b(?:please,? no (?:more )?calls|no (?:more )?calls,? please|(?:don['’]t|do not) put (?:me|us) on (?:a|any|your|the) (?:newsletter|mailing list|list)|(?:rather|prefer) not (?:to )?be (?:chased|called|rung)|(?:don['’]t|do not) chase (?:me|us))\b/i,
	finds: [
		'No, please, no calls.',
		'Please no more calls.',
		'No calls, please.',
		'No more calls please.',
		"Don't put me on a newsletter either.",
		'Do not put us on any mailing list.',
		'Don’t put me on your list.',
		"Don't put us on the list.",
		"I'd rather not be chased.",
		'I prefer not to be called.',
		'We prefer not to be rung.',
		"Don't chase me.",
		'Do not chase us.',
		'Don’t chase us.',
	],
	leaves: ['We get no calls.', 'Put me on the list.', "We'd rather not be late."],
};

/** What they say of their money where they name no sum that they have. */
export const SHORT_OF_MONEY: Pattern = {
	id: 'that there is little money',
	pattern:
		/\b(?:(?:cash|money|the budget)(?:['’]s| is) (?:\w+ )?(?:tight|short|gone|frozen|flat|spent)|no (?:money|budget|cash) (?:left|for|until|till|this)|can(?:['’]t|not) afford|(?:spending|budget) freeze|told me (?:up to|no more than))\b/i,
	finds: [
		'Cash is tight till about February.',
		"Money's very short.",
		'The budget is gone.',
		'The budget’s frozen.',
		'The budget is flat.',
		'The money is spent.',
		'There is no money left.',
		'There is no budget for it.',
		'We have no cash until May.',
		'We have no cash till May.',
		'There is no budget this year.',
		"We can't afford it.",
		'We can’t afford it.',
		'We cannot afford it.',
		'There is a spending freeze.',
		'There is a budget freeze.',
		'She told me up to eight.',
		'She told me no more than eight.',
	],
	leaves: ['The budget is nine thousand.', 'Cash is king.', 'She told me about you.'],
};

export const PLAIN_CUES = [WISHES, BEGINS, OPENS, SENDS_AN_ANSWER, SOON_SAID, NO_CHASING, SHORT_OF_MONEY];
