import { type CallText, likeliest, saidBy } from './call-text.ts';
import type { Budget, Price } from './facts.ts';
import { SIGNING_LIMIT } from './told/decision-cues.ts';

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
	return `${sum}${per === null ? '' : PER[per]}`;
}

/** The prices to which the call ended with a yes. */
export function acceptedPrices({ facts: { prices } }: CallText): Price[] {
	return prices.filter(({ accepted }) => accepted);
}

/** The likeliest sum of theirs that is no limit above which others decide. */
export function moneyThatIsThere({ facts: { budget } }: CallText): Budget | undefined {
	return likeliest(budget.filter(({ amount, quote }) => amount !== null && !SIGNING_LIMIT.pattern.test(quote)));
}

/** Their sum for the same period as a price, the likeliest first. */
export function limitFor({ facts: { budget } }: CallText, { per }: Pick<Price, 'per'>): Budget | undefined {
	return likeliest(budget.filter((one) => one.per === per && one.amount !== null));
}

export function lineOf(call: CallText, fact: Price | Budget): number {
	return saidBy(call, fact).line;
}
