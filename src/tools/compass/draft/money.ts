import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import type { CompassInput } from '../contract.ts';
import { NOT_KNOWN } from '../words.ts';
import type { Candidate } from './candidate.ts';
import { leastOf, type Time, timeIn } from './hours.ts';
import { sentencesOf, stretchesOf } from './pieces.ts';
import { asWritten, inCurrency, type Price, type Prices, pricesIn } from './prices.ts';
import { REVENUE } from './sentences.ts';

/** The member's own prices, month and hours, as far as they can be counted. */
export interface Means {
	prices: Prices;
	/** What the member needs a month. */
	need: { value: number; currency: string; text: string } | null;
	/** Whether a sum a month is told, even one that cannot be counted. */
	saysNeed: boolean;
	time: Time | null;
}

/** Of numbers without a currency. */
const SMALLEST_SUM = 100;
const SAYS_MONTH = /\bmonth\b/i;
/** What is charged, paid out or made today is not what is needed, unless that is said. */
const ANOTHER_SUM =
	/\b(?:prices?|charge|fees?|rent|mortgage|costs?|pay|paid|spend|owe|budget|bills|now|currently|today)\b/i;
const NEEDS = /\b(?:need|want|like|goal)\b/i;

/** @param jobs their names, the first one first */
export function meansOf(input: CompassInput, jobs: readonly string[]): Means {
	const prices = pricesIn(input.firstPrice, jobs);
	const needed = needIn(input.anythingElse);
	// "4k a month" is meant in the currency of the price.
	const currency = needed?.currency ?? [...prices.ofJob.values()][0]?.sum?.currency;
	const time = timeIn(input);
	if (!needed || !currency || currency === '?') return { prices, need: null, saysNeed: needed !== undefined, time };
	const { value } = needed;
	return { prices, need: { value, currency, text: `${inCurrency(value, currency)} a month` }, saysNeed: true, time };
}

/** A sum for each month that is no other sum; of several, one that is said to be wanted. */
function needIn(answer: string) {
	const sentences = sentencesOf(asWritten(answer));
	const found = sentences.flatMap(stretchesOf).flatMap(sumsAMonth);
	const sums = found.length > 0 ? found : sentences.flatMap(sumsAMonth);
	return sums.find(({ isNeeded }) => isNeeded) ?? sums[0];
}

function sumsAMonth(text: string) {
	const isNeeded = NEEDS.test(text);
	if (!isNeeded && ANOTHER_SUM.test(text)) return [];
	return amountsIn(text)
		.filter(({ kind, value, low }) => kind === 'money' || (kind === 'number' && (value ?? low ?? 0) >= SMALLEST_SUM))
		.filter(({ per, each }) => each === undefined && (per === 'month' || (per === undefined && SAYS_MONTH.test(text))))
		.map((amount) => ({ value: leastOf(amount), currency: amount.currency, isNeeded }))
		.filter(({ value }) => value > 0);
}

/** How many times the price goes into the month; null if the two cannot be compared. */
export function timesNeeded(price: Price, { need }: Means): number | null {
	const { sum } = price;
	if (!sum || !need || sum.currency !== need.currency || sum.per === 'hour') return null;
	return Math.ceil(need.value / sum.value);
}

/**
 * What the member's own price comes to; the price alone where fewer people are named than would have to buy.
 *
 * @param isFirst those people stand in no niche before this one
 */
export function ownRevenue({ price, people }: Candidate, means: Means, isFirst: boolean): string {
	if (price === null) return NOT_KNOWN;
	const { text, sum } = price;
	const times = timesNeeded(price, means);
	const isReached = sum?.per === 'job' || (times !== null && times <= (people?.count ?? 0));
	if (!isFirst || !isReached || !sum || !means.need || times === null) return fill(REVENUE.price, { price: text });
	const made = inCurrency(times * sum.value, sum.currency);
	const slots = { times: String(times), price: text, sum: made, need: means.need.text };
	if (times === 1) return fill(REVENUE.single, slots);
	return fill(sum.per === 'month' ? REVENUE.monthly : REVENUE.jobs, slots);
}
