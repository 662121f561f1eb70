/** Words by which a sum is told apart: a part, a total, a gift, one that comes back. */

import type { Pattern } from '#language/pattern.ts';

export const PART_PAYMENT: Pattern = {
	id: 'a part of a price',
	pattern:
		/\b(?:deposit|(?<!\band a )half|up ?front|instal?ment|first payment|balance|each time|when you sign|on signing)\b/i,
	finds: [
		'A deposit of nine.',
		'Half of it is nine.',
		'Nine up front.',
		'An instalment of nine.',
		'The first payment is nine.',
		'The balance is nine.',
		'Nine each time.',
		'Nine when you sign.',
		'Nine on signing.',
	],
	leaves: ['It is nine a month.', 'It is nine and a half thousand.'],
};

/** A sum that is taken off or given away. */
export const GIVEN_AWAY: Pattern = {
	id: 'what is given away',
	pattern: /\b(?:free|for nothing|at no charge|waive|throw in|saves? you|(?:take|knock) the [\w -]{3,20} off)\b/i,
	finds: [
		"You get three months free, that's a hundred and forty-four.",
		'Would you do us a month for nothing?',
		'Those sixty are at no charge.',
		'I waive the onboarding.',
		"I'd throw in the thumbnails.",
		'It saves you a thousand.',
		'I can take the set-up fee off.',
		'I knock the training off.',
	],
	leaves: ['It is forty-eight pounds a month.'],
};

/** That a sum is the whole of others. */
export const TOTAL: Pattern = {
	id: 'a total',
	pattern: /\b(?:total|all in|all told|altogether|in all|comes to|makes|for the (?:\w+ )?(?:months|weeks|year))\b/i,
	finds: [
		'In total nine thousand.',
		'Nine thousand all in.',
		'Nine thousand, all told.',
		'Altogether nine thousand.',
		'Nine thousand in all.',
		'It comes to nine thousand.',
		'That makes nine thousand.',
		'Nine thousand for the two months.',
		'Nine thousand for the six weeks.',
		'Nine thousand for the year.',
	],
	leaves: ['Nine thousand a month.'],
};

/** That a period is said beside a sum. */
export const PERIODIC: Pattern = {
	id: 'that a sum comes back',
	pattern:
		/(?<!\bit's )\b(?:an?|per|each|every|the) (?:month|year|week|quarter)\b(?! ago)|\b(?:month|week|year|quarter|annual)ly\b/i,
	finds: [
		'Nine a month.',
		'Nine an year.',
		'Nine per month.',
		'Nine each month.',
		'Nine every year.',
		'Nine for the week.',
		'Nine a quarter.',
		'Nine, monthly.',
		'Nine, weekly.',
		'Nine, yearly.',
		'Nine, quarterly.',
		'Nine, annually.',
	],
	leaves: ['Nine a month ago.', 'Nine months.', "If it's a quarter, nine."],
};

/** Before a sum: that it says how much is included. */
export const LIMITS: Pattern = {
	id: 'that a sum is a limit',
	pattern: /\bup to (?:about )?$/i,
	finds: ['Up to ', 'It covers up to about '],
	leaves: ['Up to nine or ', 'It adds up to roughly '],
};

/** From a sum to the one behind it: that the first takes the place of the second. */
export const INSTEAD_OF: Pattern = {
	id: 'that a sum takes the place of another',
	pattern: /^[^.?!]{1,40} (?:instead of|rather than) (?:the )?$/i,
	finds: ['eight hundred instead of ', 'Eight, instead of the ', 'eight rather than '],
	leaves: ['eight and ', 'Eight. Instead of '],
};

/** Right before a sum: how often it is paid. */
export const CALLED_AFTER_ITS_PERIOD: Pattern = {
	id: 'a sum that is called after its period',
	pattern: /\bthe (month|year)ly(?: (?:fee|part|bit|price|rate|charge|one))? (?:is|comes to|would be|stays at) $/i,
	finds: [
		'The monthly is ',
		'And the yearly is ',
		'The monthly fee is ',
		'the monthly part is ',
		'the monthly bit is ',
		'the monthly price comes to ',
		'The monthly rate would be ',
		'the monthly charge is ',
		'The monthly one stays at ',
	],
	leaves: ['The monthly visit is ', 'Monthly it is '],
};

export const ASKS_THE_PRICE: Pattern = {
	id: 'a question for the price',
	pattern:
		/\b(?:how much|what (?:does|do|would|will|is|are) .{0,25}(?:cost|charge|price)|what (?:does|would) (?:it|the lot) come to|what's the (?:damage|price|cost)|what do you (?:get|ask|want) for it)/i,
	finds: [
		'What do you get for it?',
		'What do you ask for it?',
		'What do you want for it?',
		'How much is it?',
		'What does it cost?',
		'What do you charge?',
		'What would that cost us?',
		'What will it cost?',
		'What is the price?',
		'What are your charges?',
		'What does it come to?',
		'What would the lot come to?',
		"What's the damage?",
		"What's the price?",
		"What's the cost?",
	],
	leaves: ['What did it cost?', "What's the plan?", 'How many?'],
};

/** Behind a sum. */
export const PLUS_TAX: Pattern = {
	id: 'that tax is added',
	pattern:
		/^\s{0,3},?\s{0,3}(?:plus|and|excluding|ex|before|without)\s{1,3}(?:the\s{1,3})?(?:gst|vat|hst|sales tax|tax|mwst)\b/i,
	finds: [
		' plus GST.',
		', and VAT.',
		' excluding HST.',
		' ex VAT.',
		' before sales tax.',
		' without the tax.',
		' plus MwSt.',
	],
	leaves: [' a month plus VAT.', ' plus taxis.', ' and the van.'],
};

/** Before a sum that is named as the outcome. */
export const WOULD_BE: Pattern = {
	id: 'that a sum is what it is',
	pattern: /\b(?:it(?:'d| would) be|it comes to|that's|it is|it's) (?:about |around )?$/i,
	finds: ["It'd be ", 'It would be about ', 'It comes to ', "That's ", 'It is ', "It's around "],
	leaves: ['It was ', "It's nearly ", "It's nine or "],
};

export const LAKHS: Pattern = {
	id: 'a sum in lakhs or crores',
	pattern: /\b(?:lakhs?|crores?)\b/i,
	finds: ['nine lakh', 'two lakhs', 'a crore', 'two crores'],
	leaves: ['a lake', 'nine thousand'],
};

/** What the sentence of a sum says of it: that it is there to be spent. */
export const SET_ASIDE: Pattern = {
	id: 'that a sum is set aside',
	pattern: /\b(?:set|put|got) aside\b|\b(?:budgeted|earmarked|allocated)\b/i,
	finds: [
		"The board's got nine thousand set aside.",
		"I'd put aside nine thousand.",
		'We have nine thousand got aside.',
		'Nine thousand is budgeted.',
		'They earmarked nine thousand.',
		'There is nine thousand allocated.',
	],
	leaves: ['We set nine thousand tiles.', 'Our budget is nine thousand.'],
};

export const CALLED_A_PRICE: Pattern = {
	id: 'what is called a price',
	pattern: /\b(?:charges?|price[ds]?|costs? you|fees?|comes? to|I'd do it for|we'd do it for)\b[^.?!]*$/i,
	finds: [
		'I charge about ',
		'The price is ',
		'It costs you ',
		'My fee is ',
		'That comes to ',
		"I'd do it for ",
		"We'd do it for ",
	],
	leaves: ['The price is known. We sold ', 'It cost them '],
};

export const SUM_CUES = [
	PART_PAYMENT,
	GIVEN_AWAY,
	TOTAL,
	PERIODIC,
	LIMITS,
	ASKS_THE_PRICE,
	CALLED_AFTER_ITS_PERIOD,
	INSTEAD_OF,
	PLUS_TAX,
	WOULD_BE,
	LAKHS,
	SET_ASIDE,
	CALLED_A_PRICE,
];
