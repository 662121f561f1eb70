/** The words by which a side asks for something, or offers it. */

import type { Pattern } from '#language/pattern.ts';

/** Asked of the other side, which does it as soon as it says yes. */
export const ASKS_FOR: Pattern = {
	id: 'a request that the other side may take up',
	pattern:
		/^(?:(?:could|can|would|will) you|if you could|(?:just|please)|you can(?= send (?:me|us)\b)|(?=(?:send|email|mail|text) (?:me|us)\b)|you(?:'ll)?(?= (?:send|bring|give|email|mail|text|write) (?:me|us)\b)) ?(?=\p{L})/iu,
	finds: [
		'Could you send me the list?',
		'Can you send me the list?',
		'Would you send me the list?',
		'Will you send me the list?',
		'If you could send me the list.',
		"You'll send us your rules?",
		'You bring us the list?',
		'You give us the list?',
		'You email us the list?',
		'You mail us the list?',
		'You text us the list?',
		'You write us the list?',
		'Just text me the link.',
		'Please email me the link.',
		'You can send me the part about data.',
		'Send me the link.',
		'Email me the link.',
		'Mail me the link.',
		'Text me the link.',
		'You can send us the part about data.',
		'Send us the link.',
		'You give me the list?',
	],
	leaves: ['You send them every week.', 'Did you send me the list?', 'Send help.'],
};

/** Offered to the other side, and done as soon as that says yes. */
export const OFFERS: Pattern = {
	id: 'an offer that the other side may take up',
	pattern: /^(?:(?:can|could|shall|should|may) (?:i|we)|would you like me to) (?=\p{L})/iu,
	finds: [
		'Can I send you the map?',
		'Could we send you the map?',
		'Shall I send you the map?',
		'Should I send you the map?',
		'May I send you the map?',
		'Would you like me to send you the map?',
	],
	leaves: ['Can you send me the map?', 'I can send you the map.'],
};

/** "Could I have the list from you?" */
export const ASKS_TO_HAVE: Pattern = {
	id: 'a request to have something',
	pattern: /^(?:can|could|may) (?:i|we) (?:have|get) (?=(?:the|your|an?|some|all) \p{L})/iu,
	finds: [
		'Can I have the list?',
		'Could we have your list?',
		'May I have a list?',
		'Can we get an answer?',
		'Can I have some photos?',
		'Can I have all photos?',
	],
	leaves: ['Can I have that?', 'Can I get back to you?'],
};

export const REQUEST_CUES = [ASKS_FOR, OFFERS, ASKS_TO_HAVE];
