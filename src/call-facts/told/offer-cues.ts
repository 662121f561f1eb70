/** The words by which a sum is what the seller asks for, or is none that counts. */

import type { Pattern } from '#language/pattern.ts';

/** Beside a sum, that the seller offers it instead of another. */
export const CONCEDES: Pattern = {
	id: 'a price that comes down',
	pattern:
		/\b(?:i (?:can|could) (?:do|come|go|make|leave|hold|take|bring|drop|give|keep|split|cut|get)|(?:i['’]ll|we['’]ll|i will) (?:do|hold|take|make|waive|drop|leave)|we (?:can|could) do|what i['’]d do is|if you (?:sign|take|pay|go|do)|if it['’]s|for you|call it|make it|flat|let['’]s say|would [^.?!]{1,40} help|what if|then it['’]s|together it['’]s|off the|alone|less,? so)\b/i,
	finds: [
		"That's seventeen less, so six hundred and thirty.",
		'It is nine less so ninety.',
		'I can do nine hundred.',
		'I could come to nine.',
		'I can go to nine.',
		'I could make it nine.',
		'I could leave the fitting at five.',
		'I can hold it at nine.',
		'I can take it down to nine.',
		'I can bring it to nine.',
		'I can drop it to nine.',
		'I can give you nine.',
		'I could keep it at nine.',
		'I can split it, nine and nine.',
		'I can cut it to nine.',
		'I can get it to nine.',
		"I'll do nine.",
		"We'll hold nine.",
		'I will take nine.',
		"I'll make that nine.",
		"I'll waive the nine.",
		"I'll drop it to nine.",
		"I'll leave it at nine.",
		'We could do nine.',
		"What I'd do is nine for the twelve weeks.",
		'If you sign two years, nine.',
		'Nine if you take both.',
		'Nine if you pay now.',
		'If you go a year it is nine.',
		'If you do both, nine.',
		"Nine, if it's annual.",
		'For you nine.',
		'Call it nine.',
		'Make it nine.',
		'Nine flat.',
		"Let's say nine.",
		'Would nine hundred and fifty help?',
		'What if the set-up was nine?',
		"Then it's nine fixed.",
		"Together it's nine.",
		'Nine off the nineteen.',
		'The first phase alone is nine.',
		'I could make that nine.',
		'We can do nine.',
	],
	leaves: ['It is nine a month.', 'They paid nine.', 'Less is more.'],
};

/** Beside a sum of the seller's, that it is the price. */
export const NAMES_A_PRICE: Pattern = {
	id: 'a sum that is called the price',
	pattern:
		/\b(?:the (?:package|price|whole thing|full job) (?:is|comes to|would be)|total|you['’]d be (?:looking )?at|i['’]d (?:charge|be looking at|see (?:that|it|this) (?:as|at))|(?:price|cost)-wise|(?:normally|usually|typically|generally) (?:comes? out|works out|lands?)(?= (?:at|between|around)\b))\b|\b(?:it|this) is \w+-?\w* thousand (?:euros?|pounds?|dollars?)/i,
	finds: [
		'So the package is 240,000 kronor.',
		'The price comes to nine thousand.',
		'The whole thing would be nine thousand.',
		'The full job is thirty-eight thousand.',
		'Total 5,525.',
		'And that normally comes out between eighteen hundred and two and a half thousand.',
		'It usually lands around three thousand.',
		'That generally works out at nine hundred.',
		'That typically lands between two and three.',
		"You'd be looking at a hundred and eighteen thousand.",
		"You'd be at about eleven thousand.",
		"I'd charge nine hundred.",
		"I'd see that as about six and a half thousand to build.",
		"I'd see it at six thousand.",
		"I'd see this as nine thousand.",
		"I'd be looking at eleven hundred.",
		'Price-wise, nine hundred.',
		'Cost-wise it is nine hundred.',
		'This is fifty-nine thousand euro.',
		'So it is nine thousand euros.',
		'It is nine thousand pounds a year.',
		'It is nine thousand dollars.',
	],
	leaves: ['It is twelve thousand pouches.', 'They charge nine.'],
};

/** A price that goes to somebody else than the seller. */
export const TO_OTHERS: Pattern = {
	id: 'what is paid to others',
	pattern: /\b(?:to them|not (?:to|for) me|you['’]?d? (?:already )?pay (?:that |it )?to)\b/i,
	finds: [
		"That's to them.",
		'You pay it there, not to me.',
		'That is not for me.',
		"You'd pay that to Microsoft.",
		'You pay to Google.',
		'You pay it to Google.',
	],
	leaves: ['It is nine a month, to me.'],
};

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

export const OFFER_CUES = [CONCEDES, NAMES_A_PRICE, TO_OTHERS, IN_JEST];
