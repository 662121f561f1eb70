import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { lengthIn, periodAround } from './budget-periods.ts';

/** Reads the budget field: amount, period, length, price per 1,000 impressions, click rate. Money is in cents. */

export interface Budget {
	/** ISO 4217; empty if the field names none. */
	readonly currency: string;
	readonly daily?: number;
	readonly total?: number;
	readonly days?: number;
	readonly cpm?: number;
	/** A fraction: 0.012 for 1.2 %. */
	readonly clickRate?: number;
	readonly period?: 'week' | 'month';
	/** The amount per `period`. */
	readonly perPeriod?: number;
	/** Whether the field names a range, or amounts that contradict each other. */
	readonly unclear: boolean;
}

/** Characters. Anything longer is no budget. */
const READ_CHARACTERS = 500;
const MOST_CLICKED = 0.5;

/** An amount with the words around it, up to its neighbours. */
interface Mention {
	amount: Amount;
	before: string;
	after: string;
}

export function readBudget(field: string): Budget | null {
	const said = mentionsIn(field.slice(0, READ_CHARACTERS).replace(/[\s\u00a0]+/g, ' '));
	const mentions = said.filter(({ before }) => !RESULT_COST.test(before));
	const price = priceOf(mentions);
	const rate = mentions.find(({ amount, before, after }) => {
		return amount.kind === 'percent' && /\bclick|\bctr\b/i.test(before + after);
	});
	const clickRate = Number(((rate?.amount.value ?? 0) / 100).toPrecision(12));
	const days = mentions.map(({ amount }) => lengthIn(amount)).find((length) => length !== null);
	const others = mentions.filter((one, index) => one !== price && !isPerThousand(one, mentions[index - 1]));
	const spent = spendingIn(others);
	if (price === undefined && clickRate === 0 && spent.length === 0) return null;
	const currency = [...spent, ...(price === undefined ? [] : [price])].find(({ amount }) => amount.currency)?.amount
		.currency;
	const known = {
		currency: currency ?? '',
		...(price === undefined ? {} : { cpm: centsOf(price.amount) }),
		...(clickRate > 0 && clickRate <= MOST_CLICKED ? { clickRate } : {}),
		...(days === undefined ? {} : { days }),
	};
	const spending = spendingOf(spent, days);
	return spending === null ? { ...known, unclear: spent.length > 0 } : { ...known, ...spending, unclear: false };
}

function mentionsIn(text: string): Mention[] {
	const amounts = amountsIn(text);
	return amounts.map((amount, index) => ({
		amount,
		before: text.slice(amounts[index - 1]?.phrase.end ?? 0, amount.start),
		after: text.slice(amount.end, amounts[index + 1]?.start ?? text.length),
	}));
}

/** What a lead costs is no budget. */
const RESULT_COST = /\b(?:cost per (?!1|thousand|mille)\p{L}+|cp[lac])\b[^\d.;]{0,24}$/iu;
const CPM_BEFORE = /\bcpms?\b[^\d.;]{0,24}$/i;
const CPM_AFTER = /^\W{0,2}(?:cpms?\b|(?:cost )?(?:per|a|for|\/) ?(?:1k|thousand|mille)\b)/i;

/** The money that is named as a price per 1,000 impressions: "CPM £9", "£9 CPM", "$8 per 1,000". */
function priceOf(mentions: readonly Mention[]): Mention | undefined {
	const money = mentions.filter(
		({ amount, before }) =>
			(amount.kind === 'money' || (amount.kind === 'number' && CPM_BEFORE.test(before))) &&
			amount.per === undefined &&
			!amount.isInferred,
	);
	return (
		money.find(({ before }) => CPM_BEFORE.test(before)) ??
		money.find((one) => CPM_AFTER.test(one.after) || isPerThousand(mentions[mentions.indexOf(one) + 1], one))
	);
}

/** "per 1,000", "a thousand". */
function isPerThousand(mention: Mention | undefined, price: Mention | undefined): boolean {
	return mention?.amount.value === 1000 && price !== undefined && /^ ?(?:(?:per|a|for|\/) ?)?$/i.test(price.after);
}

/** What may be spent: money; a bare number only if it is due at a time, or if nothing else is there. */
function spendingIn(mentions: readonly Mention[]): Mention[] {
	const sums = mentions.filter(({ amount }) => {
		return amount.kind === 'money' || (amount.kind === 'number' && amount.each === undefined);
	});
	const said = sums.filter(({ amount }) => amount.kind === 'money' || amount.per !== undefined);
	return said.length > 0 ? said : sums.slice(0, 1);
}

type Spending = Pick<Budget, 'daily' | 'days' | 'perPeriod' | 'period' | 'total'>;

const DAYS = { week: 7, month: 30 } as const;

/** Null for a range, or for amounts that contradict each other. */
function spendingOf(spent: readonly Mention[], days: number | undefined): Spending | null {
	const sums = spent.map(({ amount, before, after }) => ({
		cents: centsOf(amount),
		period: periodAround(amount, before, after),
	}));
	const [first, second] = sums;
	if (first === undefined || sums.length > 2 || sums.some(({ cents }) => !(cents > 0))) return null;
	if (second !== undefined) {
		const daily = sums.find(({ period }) => period === 'day')?.cents;
		const total = sums.find(({ period }) => period === 'total')?.cents;
		if (daily === undefined || total === undefined || total % daily !== 0) return null;
		return days === undefined || days === total / daily ? { daily, total, days: total / daily } : null;
	}
	const { cents, period } = first;
	if (period === 'day') return days === undefined ? { daily: cents } : { daily: cents, total: cents * days };
	if (period === 'total') return { total: cents };
	const length = DAYS[period];
	return { period, perPeriod: cents, days: days ?? length, total: Math.round((cents * (days ?? length)) / length) };
}

/** "Up to 400" is 400; a range is nothing. */
function centsOf({ value, low, high }: Amount): number {
	return Math.round((value ?? (low === undefined ? high : undefined) ?? 0) * 100);
}

/** "$1,260", "$12.50", "CHF 90"; just the number if no currency was named. */
export function money(cents: number, { currency }: Pick<Budget, 'currency'>): string {
	const style = currency === '' ? {} : ({ style: 'currency', currency } as const);
	const cut = cents % 100 === 0 ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
	return new Intl.NumberFormat('en-US', { ...style, ...cut }).format(cents / 100).replace('\u00a0', ' ');
}

/** "105,000". */
export function count(value: number): string {
	return new Intl.NumberFormat('en-US').format(value);
}
