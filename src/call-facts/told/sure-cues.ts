/** The words by which a promise is one for sure. */

import type { Pattern } from '#language/pattern.ts';

/** What nobody says idly where a day stands beside it. */
export const SURE_DEED: Pattern = {
	id: 'a deed that nobody says idly',
	pattern: /(?<!\bif )\b(?:i|we)(?:'ll| will| can) (?:\w+ )?(?:send|email|pull|bring|pay|sign|call|ring|phone|text)\b/i,
	finds: [
		"I'll send it.",
		'I will send it.',
		'We can send it.',
		"I'll email it.",
		"I'll pull the file.",
		"I'll bring the scanner.",
		"I'll pay it today.",
		"We'll sign it.",
		"I'll call him.",
		"I'll ring you.",
		"I'll phone my brother.",
		"I'll text you the address.",
	],
	leaves: ['Ask if I can send it.', "I'll see.", 'You can send it.'],
};

export const FOR_THEM: Pattern = {
	id: 'something for the other side',
	pattern:
		/\b(?:(?:send|email|mail|text|write|give|bring|get|show|share|forward|prepare|find|do) (?:you|us|over)|to you|for you|your|you'll have)\b(?!.*\bif\b)/i,
	finds: [
		"I'll send you the list.",
		"I'll email you the list.",
		"I'll mail you the list.",
		"I'll text you the list.",
		"I'll write you the list.",
		"I'll give you the list.",
		"I'll bring you the list.",
		"I'll get you the list.",
		"I'll show you the list.",
		"I'll share over the list.",
		"I'll forward you the list.",
		"I'll prepare you the list.",
		"I'll find you the list.",
		"I'll do you the list.",
		"I'll send over the list.",
		"I'll email us all.",
		"I'll write to you.",
		"I'll run it for you.",
		"I'll prepare your form.",
		"You'll have the page.",
	],
	leaves: ["I'll start the work.", "I'll send you the list if it rains."],
};

/** A condition, a habit or a joke that sounds like a promise. */
export const NOT_SURE: Pattern = {
	id: 'what is no promise for sure',
	pattern:
		/\b(?:if|unless|let me|can sign for|give (?:you|us|them) (?:[£$€\d]|a mobile|[\w-]+ (?:rand|quid|pounds?|dollars?|euros?|million|bucks)))(?=[\W\d]|$)/i,
	finds: [
		"If I go, I'll call you.",
		"I'll call you unless it rains.",
		'Let me check the form.',
		'I can sign for five thousand on Friday.',
		"I'll give you £5 on Friday.",
		"I'll give you a million on Friday.",
		"I'll give you sixty rand on Friday.",
		"They'll give us £5 on Friday.",
		"I'll give them £5 on Friday.",
		"I'll give you a mobile on Friday.",
		"I'll give you ten quid on Friday.",
		"I'll give you ten pounds on Friday.",
		"I'll give you ten dollars on Friday.",
		"I'll give you ten euros on Friday.",
		"I'll give you ten bucks on Friday.",
	],
	leaves: ["I'll give you a list on Friday."],
};

export const SURE_CUES = [SURE_DEED, FOR_THEM, NOT_SURE];
