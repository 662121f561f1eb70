import { type CallText, likeliest, saidBy } from './call-text.ts';
import type { Budget, Price } from './facts.ts';

/** How sums are written, and which of them counts. */

const PER = {
	once: '',
	hour: ' an hour',
	day: ' a day',
	week: ' a week',
	month: ' a month',
	year: ' a year',
	unit: ' each',
};

/** "$6,800", "149 a month"; without a currency where none was said. */
export function sumText({
	amount,
	per,
	period,
	currency,
}: Pick<Budget, 'amount' | 'per' | 'period' | 'currency'>): string {
	if (amount === null) return '';
	const digits = Number.isInteger(amount) ? 0 : 2;
	const options: Intl.NumberFormatOptions = { minimumFractionDigits: digits, maximumFractionDigits: 2 };
	const sum =
		currency === undefined
			? amount.toLocaleString('en-US', options)
			: amount.toLocaleString('en-US', { ...options, style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
	if (period !== undefined) return `${sum} a ${period}`;
	return `${sum}${per === null ? '' : PER[per]}`;
}

/**
 * Of an agreed call the prices that the yes itself names; where it names none, those of the turn in which one was named
 * last before it, other than a deposit.
 */
export function acceptedPrices({ facts: { outcome, prices }, turns }: CallText): Price[] {
	if (outcome.kind !== 'agreed') return [];
	const end = Math.max(...outcome.lines);
	const yes = turns.filter(({ number }) => outcome.lines.includes(number)).flatMap(({ amounts }) => amounts);
	const named = prices.filter(({ amount }) => yes.some(({ value }) => value === amount));
	if (named.length > 0) return named;
	const whole = prices.filter(({ quote }) => !PART_PAYMENT.test(quote));
	const last = Math.max(...whole.flatMap(({ lines }) => lines.filter((line) => line <= end)));
	return whole.filter(({ lines }) => lines.includes(last));
}

const PART_PAYMENT = /\b(?:deposit|half|up ?front|instal?ment|first payment|balance)\b/i;

/** Their sum for the same period as a price, the likeliest first. */
export function limitFor({ facts: { budget } }: CallText, { per }: Pick<Price, 'per'>): Budget | undefined {
	return likeliest(budget.filter((one) => one.per === per && one.amount !== null));
}

export function lineOf(call: CallText, fact: Price | Budget): number {
	return saidBy(call, fact).line;
}
