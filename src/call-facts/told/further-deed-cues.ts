/** Further words by which somebody says what they will do by a day. */

import type { Pattern } from '#language/pattern.ts';

export const HAS_READY: Pattern = {
	id: 'a thing that will be ready by a day',
	pattern:
		/\b(?:i|we)(?:['’]ll| will) have (?:the|your|my|our|an?) (?:[\w-]+ ){1,4}?(?:up|ready|done|live|running|finished|in place)\b/i,
	finds: [
		"I'll have the test line up by Monday evening.",
		'We will have your page ready by Monday.',
		'We’ll have our first draft done by Monday.',
		"I'll have my report finished by Monday.",
		"I'll have a page live by Monday.",
		"I'll have an agent running by Monday.",
		"I'll have the desk in place by Monday.",
	],
	leaves: ["I'll have the soup.", "I'll have it ready.", 'You will have the line up.'],
};

export const NAMED_COLLEAGUE_DOES: Pattern = {
	id: 'that a named colleague will do it',
	pattern:
		/(?:^|\b[Tt]hen |\b[Aa]nd )\p{Lu}\p{Ll}+, (?:my|our) \p{Ll}+, (?:will|is going to|can) (?=\p{Ll}+ (?:the|your|you|a|an|it|on|in) )/u,
	finds: [
		'Then Tomasz, my colleague, will test the connection on Monday.',
		'Tomasz, our engineer, is going to test your line on Monday.',
		'So then Tomasz, our engineer, can call you on Monday.',
		'And Tomasz, my colleague, will run a test on Monday.',
		'We do it and Tomasz, my colleague, will send an offer.',
		'Tomasz, my colleague, will test it on Monday.',
		'Tomasz, my colleague, will work on it.',
		'Tomasz, my colleague, will call in May.',
	],
	leaves: ['Tomasz, my colleague, says the price is right.', 'Tomasz will be there.'],
};

export const INVITES: Pattern = {
	id: 'somebody who will be asked in or told to stop',
	pattern: /\b(?:i|we)(?:['’]ll| will)? (?:invite|cancel|terminate) (?!(?:you|it)\b)\p{L}{2,}/iu,
	finds: [
		'I invite Mrs Kowalczyk still today.',
		"I'll invite the board today.",
		"We'll cancel our contract on Friday.",
		'We will terminate my plan on Friday.',
	],
	leaves: ['I invited her.', 'You cancel it.', "I'll cancel.", 'I invite you.', "I'll cancel it."],
};

export const FURTHER_DEED_CUES = [HAS_READY, NAMED_COLLEAGUE_DOES, INVITES];
