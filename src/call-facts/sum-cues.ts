/** Words by which a sum is told apart: a part, a total, a gift, one that comes back. */

import type { Pattern } from '#language/pattern.ts';

export const PART_PAYMENT: Pattern = {
	id: 'a part of a price',
	pattern: /\b(?:deposit|half|up ?front|instal?ment|first payment|balance|when you sign|on signing)\b/i,
	finds: [
		'A deposit of nine.',
		'Half of it is nine.',
		'Nine up front.',
		'An instalment of nine.',
		'The first payment is nine.',
		'The balance is nine.',
		'Nine when you sign.',
		'Nine on signing.',
	],
	leaves: ['It is nine a month.'],
};

/** A sum that is taken off or given away. */
export const GIVEN_AWAY: Pattern = {
	id: 'what is given away',
	pattern: /\b(?:free|for nothing|at no charge|waive|throw in|saves? you)\b/i,
	finds: [
		"You get three months free, that's a hundred and forty-four.",
		'Would you do us a month for nothing?',
		'Those sixty are at no charge.',
		'I waive the onboarding.',
		"I'd throw in the thumbnails.",
		'It saves you a thousand.',
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
		/\b(?:an?|per|each|every|the) (?:month|year|week|quarter)\b(?! ago)|\b(?:month|week|year|quarter|annual)ly\b/i,
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
	leaves: ['Nine a month ago.', 'Nine months.'],
};

export const SUM_CUES = [PART_PAYMENT, GIVEN_AWAY, TOTAL, PERIODIC];
