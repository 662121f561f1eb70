/** The words by which a sum is taken or turned down, is for once, or is none of the seller's. Straight apostrophes. */

import type { Pattern } from '#language/pattern.ts';

/** What is left out is not paid for once. */
export const WITHOUT_SETUP: Pattern = {
	id: 'that setting up is left out',
	pattern: /\b(?:drop|waive|without|no) (?:the |any )?set-? ?up\b/i,
	finds: ['We drop the setup.', 'I can waive set-up for you.', 'It is $900 without any set up.', 'There is no setup.'],
	leaves: ['The setup is $900.', 'We set up everything.'],
};

/** Beside a sum. */
export const FOR_ONCE: Pattern = {
	id: 'that a sum is paid once',
	pattern: /\b(?:once|one[ -](?:time|off)|set-? ?up|to set (?:it|you|everything) up)\b/i,
	finds: [
		'Nineteen hundred once.',
		'Nineteen hundred, one-time.',
		'A one-off nineteen hundred.',
		'It is a one off.',
		'Nineteen hundred for the set-up.',
		'Nineteen hundred for setup.',
		'Nineteen hundred to set it up.',
		'Nineteen hundred to set you up.',
		'Nineteen hundred to set everything up.',
	],
	leaves: ['Nineteen hundred a month.', 'Nineteen hundred for the set.'],
};

/** A whole sentence that is the period of the sum before it. */
export const PERIOD_ALONE: Pattern = {
	id: 'a period that is said behind its sum',
	pattern: /^(?:and that's )?(?:a|an|per|each|every) (?:month|week|quarter|year)[.!]?$/i,
	finds: ['A month.', "And that's a year.", 'Per week!', 'Each quarter', 'Every month', 'An year.'],
	leaves: ['A month ago.', 'A monthly call.'],
};

/** A sentence of the reply to a sum. */
export const TURNS_A_SUM_DOWN: Pattern = {
	id: 'a no to a sum',
	pattern:
		/^(?:(?:hm|well|look|oh|ah|sorry|okay)[,.] )?(?:no|nah|nope)\b(?!,? (?:problem|worries|doubt|that's (?:fine|fair|good|okay)|it's (?:fine|fair|good|okay)|i (?:appreciate|see|know|understand)))|\bnot going to happen\b|\b(?:i|we) (?:can't|won't|couldn't) (?:do|pay|afford|go to) (?:it|that)\b|\bi'm not (?:paying|(?:going to|gonna) (?:pay|say yes))\b/i,
	finds: [
		'No.',
		'Hm, no.',
		'Well, nah.',
		'Look, no.',
		'Oh. No.',
		'Ah. No.',
		'Sorry, nope.',
		'Okay. No.',
		"Thirty-eight's not going to happen.",
		"I can't do that.",
		"We won't pay it.",
		"We couldn't afford that.",
		"We can't go to that.",
		"I'm not paying nine.",
		"I'm not going to pay nine.",
		"I'm not gonna say yes to a pilot today.",
	],
	leaves: [
		'No problem.',
		'No worries.',
		'No doubt.',
		"No, that's fine.",
		"No, that's fair.",
		"No, that's good.",
		"No, that's okay.",
		"No, it's fine.",
		"No, it's fair.",
		"No, it's good.",
		"No, it's okay.",
		'No, I appreciate it.',
		'No, I see.',
		'No, I know.',
		'No, I understand.',
		'Nobody pays that.',
	],
};

/** Right before a number. */
export const THEIR_OWN: Pattern = {
	id: 'a number of theirs',
	pattern: /\b(?:with|for|on) your $/i,
	finds: ['With your ', 'For your ', 'On your '],
	leaves: ['I get your ', 'with the '],
};

/** What they pay, or would pay, to somebody else. */
export const PAID_TO_ANOTHER: Pattern = {
	id: 'what another firm gets',
	pattern:
		/\b(?:signed|they(?:'d| would)? (?:want|charge|charged|quoted|quote|do it|ask)|quoted (?:me|us)|(?:i'm|we're) paying|(?:i|we) pay)\b/i,
	finds: [
		"We've signed. Nine a month.",
		'They want nine.',
		"They'd charge nine.",
		'They charged us nine.',
		'They quoted nine.',
		'They would quote nine.',
		"They'd do it for nine.",
		'They ask nine.',
		'Somebody quoted me nine.',
		'Gary quoted us nine.',
		"I'm paying nine.",
		"We're paying nine.",
		'I pay nine.',
		'We pay nine.',
	],
	leaves: ['I would pay nine.', 'They come at nine.', 'We said nine.'],
};

/** Right before the hundredths of a price: "a dollar thirty-five". */
export const ONE_AND: Pattern = {
	id: 'one of a currency, and some of its hundredths',
	pattern: /\b(?:a|one) (?:dollar|pound|euro|quid) (?:and )?$/i,
	finds: ["It's a dollar ", 'one pound ', 'a euro and ', 'a quid '],
	leaves: ['two dollars ', 'a dollar, ', 'a dollar or '],
};

export const OF_THE_CLOCK: Pattern = {
	id: 'an hour of the day',
	pattern:
		/\b(?:half past|quarter (?:past|to)|o'clock|in the morning|(?:before|after|until|till) (?:seven|eight|nine|ten|eleven|twelve|noon)(?=[.,;?!]|$))/i,
	finds: [
		'They start at half past seven.',
		'At quarter past nine.',
		'At quarter to nine.',
		"At nine o'clock.",
		'At seven in the morning.',
		'No starts before nine.',
		'Not after seven.',
		'Not until eight.',
		'Not till ten.',
		'Before eleven, please.',
		'After twelve; not now.',
		'Until noon?',
	],
	leaves: ['Before nine hundred.', 'After ten of them.', 'A quarter of it.'],
};

export const PRICE_CUES = [
	OF_THE_CLOCK,
	WITHOUT_SETUP,
	FOR_ONCE,
	PERIOD_ALONE,
	TURNS_A_SUM_DOWN,
	THEIR_OWN,
	PAID_TO_ANOTHER,
	ONE_AND,
];
