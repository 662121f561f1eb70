/** The words by which the rules of the advice know what comes next. */

import type { Pattern } from '#language/pattern.ts';

export const BUYER_COMES_BACK: Pattern = {
	id: 'a buyer who will come back',
	pattern:
		/\b(?:(?:i|we)(?:['’]ll| will) (?:(?:let|give) you (?:know|a (?:call|ring|shout))|get back to you|come back to you|be in touch|call you|ring you|(?:have a )?think)|leave it with (?:me|us))\b/i,
	finds: [
		"I'll let you know.",
		"We'll give you a ring.",
		"We'll give you a call.",
		"We'll give you a shout.",
		'I will get back to you.',
		"We'll come back to you.",
		"We'll be in touch.",
		"I'll call you.",
		"I'll ring you.",
		"I'll have a think.",
		"I'll think about it.",
		'Leave it with me.',
		'Leave it with us.',
	],
	leaves: ["I'll send it.", 'You let me know.'],
};

export const ASKS_FOR_A_DAY: Pattern = {
	id: 'a question for a day',
	pattern:
		/\b(?:when|calendar|diary|date|pencil|day|week|month|time|shall (?:i|we)|should i|could we|can (?:i|we)|may i|next step|where do we leave)\b/i,
	finds: [
		'When?',
		'Put it on the calendar?',
		'In the diary?',
		'A date?',
		'Pencil it in?',
		'Which day?',
		'Which week?',
		'Which month?',
		'What time?',
		'Shall I call?',
		'Shall we speak?',
		'Should I call?',
		'Could we speak?',
		'Can I call?',
		'Can we speak?',
		'May I call?',
		'What is the next step?',
		'So where do we leave it?',
	],
	leaves: ['Is it yours?', 'Do you like it?'],
};

/** The hour of a day. */
export const NAMES_AN_HOUR: Pattern = {
	id: 'an hour',
	pattern:
		/\b(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|o['’]clock|noon|midday|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|lunch|first thing|morning|afternoon|evening|breakfast)\b/i,
	finds: [
		'At 9.',
		'14:00 works.',
		'9:30am works.',
		'2pm works.',
		"O'clock.",
		'At noon.',
		'Midday then.',
		'Half past.',
		'Quarter past.',
		'One, then.',
		'Two, then.',
		'Three, then.',
		'Four, then.',
		'Five, then.',
		'Six, then.',
		'Seven, then.',
		'Eight, then.',
		'Nine, then.',
		'Ten, then.',
		'Eleven, then.',
		'Twelve, then.',
		'Thirty, then.',
		'Over lunch.',
		'First thing then.',
		'In the morning.',
		'In the afternoon.',
		'In the evening.',
		'At breakfast.',
	],
	leaves: ['On Thursday then.', 'The ninth of May works.', 'On the 12th.'],
};

export const SENDS_SOMETHING: Pattern = {
	id: 'something that is sent',
	pattern: /\b(?:send|e-?mail|forward)\b/i,
	finds: ['I send it.', 'I email it.', 'I e-mail it.', 'I forward it.'],
	leaves: ['I look forwards.'],
};

export const TALKS_AGAIN: Pattern = {
	id: 'a further talk',
	pattern: /\b(?:call|ring|speak|talk|meet|chat|phone|see you|visit)\b/i,
	finds: [
		'I call.',
		'I ring.',
		'We speak.',
		'We talk.',
		'We meet.',
		'We chat.',
		'By phone.',
		'See you.',
		'I visit you.',
	],
	leaves: ['I send it.'],
};

export const HOLDS_OFF: Pattern = {
	id: 'a day that is held off',
	pattern: /\b(?:don['’]t|not)\b/i,
	finds: ["I don't say a day.", 'Not this month.'],
	leaves: ['By the first of May.'],
};

/** That somebody reckons with the time there is. */
export const RECKONS_WITH_TIME: Pattern = {
	id: 'the time until a day',
	pattern: /\b(?:weeks?|months?|in time|by then|before then|deadline|start|live|ready)\b/i,
	finds: [
		'Four weeks.',
		'A week.',
		'A month.',
		'Two months.',
		'In time.',
		'By then.',
		'Before then.',
		'The deadline.',
		'We start.',
		'It is live.',
		'It is ready.',
	],
	leaves: ['Right.'],
};

/** Without a question mark, as speech is often written down. */
export const OFFERS_A_DAY: Pattern = {
	id: 'a day that is offered',
	pattern: /\b(?:could|shall|can) (?:we|i)\b/i,
	finds: ['could we say thursday', 'shall we say thursday', 'can i come thursday'],
	leaves: ['we could'],
};

export const ADVICE_ENDING_CUES = [
	BUYER_COMES_BACK,
	ASKS_FOR_A_DAY,

	NAMES_AN_HOUR,
	SENDS_SOMETHING,
	TALKS_AGAIN,
	HOLDS_OFF,
	RECKONS_WITH_TIME,
	OFFERS_A_DAY,
];
