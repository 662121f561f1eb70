import { amountsIn } from '#language/amounts/amounts.ts';
import type { CompassInput } from '../contract.ts';
import { type Time, timeIn } from './hours.ts';
import { sentencesOf, stretchesOf } from './pieces.ts';
import { asWritten, inCurrency, type Price, type Prices, pricesIn } from './prices.ts';

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

/** How many times the price goes into the month; null if the two cannot be compared. */
export function timesNeeded(price: Price | null, { need }: Means): number | null {
	const sum = price?.sum;
	if (!sum || !need || sum.currency !== need.currency || sum.per === 'hour') return null;
	return Math.ceil(need.value / sum.value);
}

/** @param jobs their names, the first one first */
export function meansOf(input: CompassInput, jobs: readonly string[]): Means {
	const prices = pricesIn(input.firstPrice, jobs);
	const needed = needIn(input.anythingElse);
	// "4k a month" is meant in the currency of the price.
	const currency = needed?.currency ?? [...prices.ofJob.values()][0]?.sum?.currency;
	const need = needed && currency && currency !== '?' ? { value: needed.value, currency } : null;
	return {
		prices,
		need: need && { ...need, text: `${inCurrency(need.value, need.currency)} a month` },
		saysNeed: needed !== null,
		time: timeIn(input),
	};
}

/** A sum for each month that is no other sum; of several, one that is said to be wanted. */
function needIn(answer: string) {
	const sentences = sentencesOf(asWritten(answer));
	const clauses = sentences.flatMap(stretchesOf);
	const found = clauses.flatMap(sumsAMonth);
	const sums = found.length > 0 ? found : sentences.flatMap(sumsAMonth);
	return sums.find(({ isNeeded }) => isNeeded) ?? sums[0] ?? null;
}

function sumsAMonth(text: string) {
	const isNeeded = NEEDS.test(text);
	if (!isNeeded && ANOTHER_SUM.test(text)) return [];
	return amountsIn(text)
		.filter(({ kind, value, low }) => kind === 'money' || (kind === 'number' && (value ?? low ?? 0) >= SMALLEST_SUM))
		.filter(({ per, each }) => each === undefined && (per === 'month' || (per === undefined && SAYS_MONTH.test(text))))
		.flatMap(({ value, low, high, currency }) => {
			const sum = value ?? low ?? high;
			return sum ? [{ value: sum, currency, isNeeded }] : [];
		});
}
