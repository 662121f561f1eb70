/** The words by which a sum is what the seller asks for, or is none that counts. */

import type { Pattern } from '#language/pattern.ts';

/** What is meant as a joke. */
export const IN_JEST: Pattern = {
	id: 'a sum in jest',
	pattern:
		/\bi(?:['’]d| would) (?:have )?(?:pa(?:y|id)|give|given)\b|\b(?:a|one|two) million\b.{0,20}\b(?:to|you|today)\b|\bi['’]d kill\b|\bi['’]m in the wrong (?:trade|job|business)\b|\bi['’]ll marry\b/i,
	finds: [
		"I'd pay a grand to have it fixed.",
		"I'd have paid a grand just to hear it.",
		'I would pay a grand for it.',
		"I'd give you a million dollars.",
		'For one million you bring also the fish?',
		"I'd kill for that.",
		"Six hundred for a day. I'm in the wrong trade.",
		"I'm in the wrong job.",
		"I'm in the wrong business.",
		"If you get us fifty thousand I'll marry you.",
		"I'd have given a grand for it.",
		'A million for you?',
		'Two million for you?',
		'One million to go?',
		'One million today?',
	],
	leaves: ['We pay nine hundred a month.', 'It is one million shillings.'],
};

export const OFFER_CUES = [IN_JEST];
