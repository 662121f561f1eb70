/** The words by which the rules of the advice know money and prices. */

import type { Pattern } from '#language/pattern.ts';

/** A question for the money that there is. */
export const ASKS_THEIR_MONEY: Pattern = {
	id: 'a question for their money',
	pattern:
		/\b(?:budget|set aside|put aside|aside for|in mind|spend|spending|invest|afford|do you pay|are you paying|does it cost you|comfortable with|price range|ballpark|figure|what would you (?:pay|expect))\b/i,
	finds: [
		'Is there a budget?',
		'What is set aside?',
		'What have you put aside?',
		'Is anything aside for it?',
		'What do you have in mind?',
		'What do you spend?',
		'What are you spending?',
		'What could you invest?',
		'What can you afford?',
		'What do you pay?',
		'What are you paying?',
		'What does it cost you?',
		'What are you comfortable with?',
		'Is there a price range?',
		'A ballpark?',
		'Is there a figure?',
		'What would you pay?',
		'What would you expect?',
	],
	leaves: ['What do you use?', 'How much time?'],
};

/** A rough sum that says so is no offer. */
export const ROUGHLY: Pattern = {
	id: 'a sum that is said to be rough',
	pattern: /\b(?:usually|normally|typically|generally|roughly|ballpark|depends on)\b/i,
	finds: [
		'It usually lands between four and six thousand.',
		'Normally between four and six.',
		'Typically four to six.',
		'Generally between four and six.',
		'Roughly four to six.',
		'A ballpark is four to six.',
		'It depends on the sheets.',
	],
	leaves: ['It is between four and six thousand.'],
};

export const BETWEEN: Pattern = {
	id: 'a sum between two',
	pattern: /\b(?:between|anywhere from|somewhere from|ranges? from|depending)\b/i,
	finds: [
		'Between nine and twelve.',
		'Anywhere from nine.',
		'Somewhere from nine.',
		'It ranges from nine.',
		'A range from nine.',
		'Nine to twelve, depending.',
	],
	leaves: ['From nine on.', 'It is nine.'],
};

/** After it a range is no more than a first word. */
export const PROMISES_A_PRICE: Pattern = {
	id: 'one price that is to follow',
	pattern: /\b(?:fixed|firm|exact) (?:prices?|quotes?|fees?|figures?)\b/i,
	finds: [
		'You get a fixed price on Friday.',
		'A firm quote follows.',
		'I will send an exact figure.',
		'It is a fixed fee then.',
	],
	leaves: ['The price is nine.', 'It is fixed.'],
};

export const SAID_BEFORE: Pattern = {
	id: 'a sum that was named before the call',
	pattern: /\b(?:i|it|we|you) (?:said|wrote|quoted|sent|saw)\b/i,
	finds: [
		'On the email I said nine.',
		'It said nine.',
		'We wrote nine.',
		'We quoted nine.',
		'The one you sent.',
		'As you saw, nine.',
	],
	leaves: ['It is nine.', 'They said nine.'],
};

export const APOLOGISES: Pattern = {
	id: 'an apology for a price',
	pattern:
		/\b(?:(?:i know (?:it|that)['’]?s|it sounds like|that sounds like|i know it sounds) (?:a lot|steep|expensive|a big number|high)|don['’]t (?:be shocked|fall off|panic|faint)|brace yourself|i['’]?m afraid it['’]?s|not cheap)\b/i,
	finds: [
		"I know it's a lot.",
		"I know that's steep.",
		'It sounds like a lot.',
		'That sounds like a big number.',
		'I know it sounds high.',
		"I know it's expensive.",
		"Don't be shocked.",
		"Don't fall off the chair.",
		"Don't panic.",
		"Don't faint.",
		'Brace yourself.',
		"I'm afraid it's nine hundred.",
		"We're not cheap.",
	],
	leaves: ["It's nine hundred.", 'I know it works.'],
};

/** That a price was spoken of. */
export const ABOUT_PRICE: Pattern = {
	id: 'a word about the price',
	pattern: /\b(?:price|cost|charge|much|rate|fee|quote|offer)/i,
	finds: [
		'The price?',
		'What it costs.',
		'What do you charge?',
		'How much?',
		'Your rates.',
		'The fee.',
		'Is there a quote?',
		'The offer.',
	],
	leaves: ['We run two vans.'],
};

/** That a question for a price is for the seller's. */
export const OF_THE_OFFER: Pattern = {
	id: 'what the seller offers',
	pattern: /\b(?:your?|it|this|that|price)\b/i,
	finds: [
		'How much do you want?',
		'What is your price?',
		'How much is it?',
		'What does this cost?',
		'What does that cost?',
		'What is the price?',
	],
	leaves: ['What did the barrel cost?'],
};

export const ADVICE_MONEY_CUES = [
	ASKS_THEIR_MONEY,
	BETWEEN,
	ROUGHLY,
	PROMISES_A_PRICE,
	SAID_BEFORE,
	APOLOGISES,
	ABOUT_PRICE,
	OF_THE_OFFER,
];
