import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { CompassInput } from '../contract.ts';
import { sentencesOf } from './pieces.ts';

/** The member's own price, month and hours, as far as they can be counted. */

export interface Means {
	/** With its unit; empty if none. */
	price: string;
	/** What it comes to, if it is one sum in a known currency. */
	sum: { value: number; currency: string; per: 'month' | 'hour' | 'job' } | null;
	/** What the member needs a month. */
	need: { value: number; currency: string; text: string } | null;
	/** Whether a sum a month is told, even one that cannot be counted. */
	saysNeed: boolean;
	/** How much time the member has a week. */
	time: { hours: number; text: string } | null;
}

/** A price without a currency is shown as it was typed, if it is no sentence. */
const FEW_WORDS = 3;
const HOURS_A_DAY = 7;
const HALF_DAYS = /^(\d) (?:mornings|afternoons|half days)\b/i;
const HOURS_A_HALF_DAY = 4;
const DAYS_A_WEEK = 7;
/** As people write it who learned English late, and in short. */
const A_MONTH = /\b(?:for|by|in|a|per) (?:the )?mou?nth\b|\/ ?mo?\b|\bmonthly\b/gi;
/** "2.500", "2 500". */
const THOUSANDS = /\b(\d{1,3})[. ](?=\d{3}\b)/g;
const NEEDS = /\b(?:need|earn|make|want|like|income)\b/i;
/** "30h/week". */
const SHORT_HOURS = /(?<=\d) ?h(?![\p{L}\p{N}])/gu;
const WEEKLY = /\bweek/i;

/** How many times the price goes into the month; null if the two cannot be compared. */
export function timesNeeded({ sum, need }: Means): number | null {
	if (!sum || !need || sum.currency !== need.currency || sum.per === 'hour') return null;
	return Math.ceil(need.value / sum.value);
}

export function inCurrency(value: number, currency: string): string {
	const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
	return new Intl.NumberFormat('en-US', format).format(value);
}

/** @param typed the price as it stands in the form */
export function meansOf(input: CompassInput, typed: string): Means {
	const written = asWritten(typed);
	const amount = amountsIn(written).find(({ kind }) => kind === 'money');
	const { value, currency, per: period } = amount ?? {};
	const sum = value && currency && currency !== '?' ? { value, currency, per: period } : null;
	const needed = needIn(input.anythingElse);
	// "4k a month" is meant in the currency of the price.
	const needCurrency = needed?.currency ?? currency;
	const per = sum && (sum.per === undefined ? 'job' : sum.per === 'month' || sum.per === 'hour' ? sum.per : null);
	return {
		// Without what stands around it: "maybe £280 a month".
		price: amount
			? written.slice(amount.start, amount.phrase.end)
			: typed.split(/\s+/).length <= FEW_WORDS
				? typed
				: '',
		sum: sum && per ? { ...sum, per } : null,
		need: needed && needCurrency ? { value: needed.value, currency: needCurrency, text: needed.text } : null,
		saysNeed: needed !== null,
		time: timeIn(input),
	};
}

/** "1.200 € for month" as "1,200 € a month". */
function asWritten(text: string): string {
	return text.replace(A_MONTH, ' a month').replace(/ {2,}/g, ' ').replace(THOUSANDS, '$1,');
}

function needIn(answer: string) {
	const found = sentencesOf(asWritten(answer))
		.filter((piece) => NEEDS.test(piece) || piece.split(/\s+/).length <= 5)
		.flatMap((piece) => amountsIn(piece))
		.filter(
			({ kind, per, value }) => per === 'month' && (kind === 'money' || (kind === 'number' && (value ?? 0) >= 100)),
		);
	const [only, ...others] = found;
	const value = only?.value ?? only?.low;
	if (!only || !value || others.length > 0) return null;
	return { value, currency: only.currency, text: only.phrase.text };
}

function timeIn({ hoursAWeek, anythingElse }: CompassInput): Means['time'] {
	if (/^\d{1,3}$/.test(hoursAWeek)) return { hours: Number(hoursAWeek), text: `${hoursAWeek} hours a week` };
	const [, halfDays = ''] = HALF_DAYS.exec(hoursAWeek) ?? [];
	if (halfDays !== '' && Number(halfDays) <= DAYS_A_WEEK) {
		const text = `${hoursAWeek}, counted as ${HOURS_A_HALF_DAY} hours each`;
		return { hours: Number(halfDays) * HOURS_A_HALF_DAY, text };
	}
	const weekly = sentencesOf(anythingElse).filter((sentence) => WEEKLY.test(sentence));
	const told = [hoursAWeek, ...weekly].flatMap((text) => amountsIn(text.replace(SHORT_HOURS, ' hours'))).find(hours);
	return told ? { hours: hours(told) ?? 0, text: told.phrase.text } : null;
}

function hours({ kind, unit, value, low }: Amount): number | null {
	const count = value ?? low ?? null;
	if (kind !== 'duration' || count === null) return null;
	if (unit === 'day') return count * HOURS_A_DAY;
	return unit === 'hour' ? count : null;
}
