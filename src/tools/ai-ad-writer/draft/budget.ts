import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';

/** Reads the budget field: amount, period, length, price per 1,000 impressions, click rate. Money is in cents. */

export interface Budget {
	/** ISO 4217; empty if the field names none. */
	readonly currency: string;
	/** Neither this nor `total` if the field names no amount, a range, or amounts that contradict each other. */
	readonly daily?: number;
	readonly total?: number;
	readonly days?: number;
	readonly cpm?: number;
	/** A fraction: 0.012 for 1.2 %. */
	readonly clickRate?: number;
	readonly period?: 'week' | 'month';
	/** The amount per `period`. */
	readonly perPeriod?: number;
}

/** Characters. Anything longer is no budget. */
const READ_CHARACTERS = 500;
const MOST_CLICKED = 0.5;

/** An amount with the words around it, up to its neighbours. */
type Mention = Amount & { before: string; after: string };

export function readBudget(field: string): Budget {
	const said = mentionsIn(field.slice(0, READ_CHARACTERS).replace(/\s+/g, ' '));
	const mentions = said.filter(({ before }) => !RESULT_COST.test(before));
	const price = priceOf(mentions);
	const rate = mentions.find(({ kind, before, after }) => kind === 'percent' && CLICK.test(before + after));
	const clickRate = Number(((rate?.value ?? 0) / 100).toPrecision(12));
	const others = mentions.filter((one, index) => one !== price && !isPerThousand(one, mentions[index - 1]));
	const spent = spendingIn(others);
	if (price === undefined && clickRate === 0 && spent.length === 0) return { currency: '' };
	const days = mentions.map(lengthIn).find((length) => length > 0);
	return {
		currency: [...spent, price].find((one) => one?.currency)?.currency ?? '',
		cpm: price && centsOf(price),
		clickRate: clickRate > 0 && clickRate <= MOST_CLICKED ? clickRate : undefined,
		days,
		...spendingOf(spent, days),
	};
}

function mentionsIn(text: string): Mention[] {
	return amountsIn(text).map((amount, index, all) => ({
		...amount,
		before: text.slice(all[index - 1]?.phrase.end ?? 0, amount.start),
		after: text.slice(amount.end, all[index + 1]?.start),
	}));
}

const CLICK = /\bclick|\bctr\b/i;
/** What a lead costs is no budget. */
const RESULT_COST = /\b(?:cost per (?!1|thousand|mille)\p{L}+|cp[lac])\b[^\d.;]{0,24}$/iu;
const CPM_BEFORE = /\bcpms?\b[^\d.;]{0,24}$/i;
const CPM_AFTER = /^\W{0,2}(?:cpms?\b|(?:cost )?(?:per|a|for|\/) ?(?:1k|thousand|mille)\b)/i;

/** The money that is named as a price per 1,000 impressions: "CPM £9", "£9 CPM", "$8 per 1,000". */
function priceOf(mentions: readonly Mention[]): Mention | undefined {
	const sums = mentions.filter(({ per, isInferred }) => per === undefined && !isInferred);
	const money = sums.filter(({ kind }) => kind === 'money');
	return (
		sums.find(({ kind, before }) => (kind === 'money' || kind === 'number') && CPM_BEFORE.test(before)) ??
		money.find((one) => CPM_AFTER.test(one.after) || isPerThousand(mentions[mentions.indexOf(one) + 1], one))
	);
}

/** "per 1,000", "a thousand". */
function isPerThousand(mention: Mention | undefined, price: Mention | undefined): boolean {
	return mention?.value === 1000 && price !== undefined && /^ ?(?:(?:per|a|for|\/) ?)?$/i.test(price.after);
}

/** What may be spent: money; a bare number only if it is due at a time, or if nothing else is there. */
function spendingIn(mentions: readonly Mention[]): Mention[] {
	const sums = mentions.filter(({ kind, each }) => kind === 'money' || (kind === 'number' && each === undefined));
	const said = sums.filter(({ kind, per }) => kind === 'money' || per !== undefined);
	return said.length > 0 ? said : sums.slice(0, 1);
}

/** Nothing for a range, or for amounts that contradict each other. */
function spendingOf(spent: readonly Mention[], days: number | undefined): Omit<Budget, 'currency'> {
	const sums = spent.map((mention) => ({ cents: centsOf(mention), period: periodOf(mention) }));
	const [first, second] = sums;
	if (first === undefined || sums.length > 2 || sums.some(({ cents }) => cents <= 0)) return {};
	if (second !== undefined) {
		const daily = sums.find(({ period }) => period === 'day')?.cents;
		const total = sums.find(({ period }) => period === 'total')?.cents;
		if (daily === undefined || total === undefined || total % daily !== 0) return {};
		const length = total / daily;
		return length === (days ?? length) ? { daily, total, days: length } : {};
	}
	const { cents, period } = first;
	if (period === 'day') return { daily: cents, total: days && cents * days };
	if (period === 'total') return { total: cents };
	const length = days ?? LENGTHS[period];
	return { period, perPeriod: cents, days: length, total: Math.round((cents * length) / LENGTHS[period]) };
}

/** "Up to 400" is 400; a range is nothing. */
function centsOf({ value, low, high }: Amount): number {
	return Math.round((value ?? (low === undefined ? high : undefined) ?? 0) * 100);
}

const PERIODS = ['day', 'week', 'month', 'total'] as const;
type Period = (typeof PERIODS)[number];

/** Periods as they stand around a sum in a budget, in English and in the languages in which people note one. */
export const WORDS: Readonly<Record<Period, string>> = {
	day: 'day days daily dia dias diario diarios tag tage taglich jour jours giorno giorni',
	week: 'week weeks weekly semana semanas woche wochen semaine semaines settimana settimane',
	month: 'month months monthly mes meses monat monate mois mese mesi',
	total: 'total lifetime overall altogether insgesamt',
};
const LENGTHS = { day: 1, week: 7, month: 30, total: 0 } as const;
const LONGEST_DAYS = 730;

function periodNamed(word = ''): Period | undefined {
	const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
	return PERIODS.find((period) => WORDS[period].split(' ').includes(plain));
}

/** How many days an amount of time takes: "3 weeks", "2 semanas"; 0 if it is none. */
function lengthIn({ value, unit }: Amount): number {
	const days = (value ?? 0) * LENGTHS[periodNamed(unit) ?? 'total'];
	return days >= 1 && days <= LONGEST_DAYS ? Math.round(days) : 0;
}

/** Words between a sum and its period: "15 € al día", "£500 for the month". */
const NEAR_WORDS = 3;

/** When a sum is due, by the words with it; in all, if they name no period. */
function periodOf({ per, each, before, after }: Mention): Period {
	const ahead = wordsIn(before.split(/[.;,]/).at(-1)).slice(-NEAR_WORDS);
	const behind = wordsIn(after.split(/[.;,]/)[0]).slice(0, NEAR_WORDS);
	const named = [per, each, ...behind, ...ahead.reverse()].map(periodNamed);
	return named.find((period) => period !== undefined) ?? 'total';
}

function wordsIn(text = ''): string[] {
	return text.match(/\p{L}+/gu) ?? [];
}

/** "$1,260", "$12.50", "CHF 90"; just the number if no currency was named. */
export function money(cents: number, { currency }: Budget): string {
	const style = currency === '' ? {} : ({ style: 'currency', currency } as const);
	const digits = cents % 100 === 0 ? 0 : 2;
	const format = { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits };
	return (cents / 100).toLocaleString('en-US', format).replace('\u00a0', ' ');
}
