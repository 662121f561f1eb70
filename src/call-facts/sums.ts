import { amountsIn } from '#language/amounts/amounts.ts';
import { type CallText, likeliest, saidBy } from './call-text.ts';
import type { Budget, Price } from './facts.ts';
import { FROM_A_SUM, SIGNING_LIMIT } from './told/decision-cues.ts';
import { OWN_LIMIT } from './told/main-cues.ts';

/** How sums are written, and which of them counts. */

const PER = {
	once: '',
	second: ' a second',
	minute: ' a minute',
	hour: ' an hour',
	day: ' a day',
	week: ' a week',
	month: ' a month',
	quarter: ' a quarter',
	year: ' a year',
	unit: ' each',
};

/** "$6,800", "149 a month"; without a currency where none was said. */
export function sumText({ amount, per, currency }: Pick<Budget, 'amount' | 'per' | 'currency'>): string {
	if (amount === null) return '';
	const digits = Number.isInteger(amount) ? 0 : 2;
	const options: Intl.NumberFormatOptions = { minimumFractionDigits: digits, maximumFractionDigits: 2 };
	const sum =
		currency === undefined
			? amount.toLocaleString('en-US', options)
			: amount.toLocaleString('en-US', { ...options, style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
	return `${sum}${periodText(per)}`;
}

function periodText(per: Budget['per']): string {
	return per === null ? '' : PER[per];
}

/** A sum, and for each of what it is; where the words name a range that it begins, the whole of it: "$3,000–4,500". */
export function namedSum(price: Pick<Budget, 'amount' | 'per' | 'currency' | 'quote'>): string {
	if (price.amount === null) return '';
	const named = amountsIn(price.quote);
	const range = named.find(({ low, high }) => low === price.amount && high !== undefined);
	if (range?.high === undefined) {
		const each = named.find(({ value }) => value === price.amount)?.each ?? 'each';
		if (each === 'each') return sumText(price);
		return `${sumText({ ...price, per: null })} per ${each}${price.per === 'unit' ? '' : periodText(price.per)}`;
	}
	const [least, most] = [price.amount, range.high].map((amount) => sumText({ ...price, amount, per: null }));
	const bare = most?.replace(/^[^\d]+/, '');
	return `${least}–${bare}${periodText(price.per)}`;
}

/** The prices to which the call ended with a yes. */
export function acceptedPrices({ facts: { prices } }: CallText): Price[] {
	return prices.filter(({ accepted }) => accepted);
}

/** The likeliest sum of theirs that is no limit above which others decide. */
export function moneyThatIsThere({ facts: { budget } }: CallText): Budget | undefined {
	return likeliest(budget.filter((one) => one.amount !== null && !isOthersLimit(one)));
}

/** Their sum for the same period as a price, the likeliest first; none up to which somebody may sign alone. */
export function limitFor({ facts: { budget } }: CallText, { per }: Pick<Price, 'per'>): Budget | undefined {
	return likeliest(budget.filter((one) => one.per === per && one.amount !== null && !isOthersLimit(one)));
}

/** Of a price: what is less was said of something else. */
const LEAST_LIMIT = 0.3;

/** The price that stands, and the sum of theirs that is lower. */
export function overLimit(call: CallText): { price: Price; limit: Budget } | undefined {
	const accepted = acceptedPrices(call);
	const standing = accepted.length > 0 ? accepted : call.facts.prices.filter(({ turnedDown }) => turnedDown !== true);
	const price = standing.findLast((one) => limitFor(call, one) !== undefined);
	const limit = price && limitFor(call, price);
	if (!price || !limit?.amount || price.amount <= limit.amount) return undefined;
	return limit.amount < price.amount * LEAST_LIMIT ? undefined : { price, limit };
}

export function lineOf(call: CallText, fact: Price | Budget): number {
	return saidBy(call, fact).line;
}

/** A sum from which somebody else decides is not what they have. */
function isOthersLimit({ quote }: Budget): boolean {
	return SIGNING_LIMIT.pattern.test(quote) || (isFromASum(quote) && !OWN_LIMIT.pattern.test(quote));
}

/** "Anything over two thousand goes to the trust." */
export function isFromASum(words: string): boolean {
	if (FROM_A_SUM.pattern.test(words)) return true;
	if (!/\b(?:over|above|past|beyond|more than)\b/i.test(words)) return false;
	return amountsIn(words).some(({ start }) => FROM_A_SUM.pattern.test(words.slice(0, start)));
}
