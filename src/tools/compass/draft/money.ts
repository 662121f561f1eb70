import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { CompassInput } from '../contract.ts';
import { sentencesOf } from './pieces.ts';

/** The member's own price, month and hours, as far as they can be counted. */

export interface Means {
	/** As typed; empty if none. */
	price: string;
	/** What it comes to, if it is one sum in a known currency. */
	sum: { value: number; currency: string; per: 'month' | 'hour' | 'job' } | null;
	/** What the member needs a month. */
	need: { value: number; currency: string; text: string } | null;
	/** How much time the member has a week. */
	time: { hours: number; text: string } | null;
}

const HOURS_A_DAY = 7;
const NEEDS = /\b(?:need|earn|make|want|income)\b/i;

/** How many times the price goes into the month; null if the two cannot be compared. */
export function timesNeeded({ sum, need }: Means): number | null {
	if (!sum || !need || sum.currency !== need.currency || sum.per === 'hour') return null;
	return Math.ceil(need.value / sum.value);
}

export function inCurrency(value: number, currency: string): string {
	const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
	return new Intl.NumberFormat('en-US', format).format(value);
}

export function meansOf(input: CompassInput, price: string): Means {
	const [sum] = amountsIn(price).flatMap(({ kind, value, currency, per }) =>
		kind === 'money' && value && currency && currency !== '?' ? [{ value, currency, per }] : [],
	);
	const per = sum && (sum.per === undefined ? 'job' : sum.per === 'month' || sum.per === 'hour' ? sum.per : null);
	return {
		price,
		sum: sum && per ? { ...sum, per } : null,
		need: needIn(input.anythingElse),
		time: timeIn(input),
	};
}

function needIn(answer: string): Means['need'] {
	const found = sentencesOf(answer)
		.filter((piece) => NEEDS.test(piece) || piece.split(/\s+/).length <= 5)
		.flatMap((piece) => amountsIn(piece))
		.filter(({ kind, per }) => kind === 'money' && per === 'month');
	const [only, ...others] = found;
	const value = only?.value ?? only?.low;
	if (!only?.currency || !value || others.length > 0) return null;
	return { value, currency: only.currency, text: only.phrase.text };
}

function timeIn({ hoursAWeek, anythingElse }: CompassInput): Means['time'] {
	if (/^\d{1,3}$/.test(hoursAWeek)) return { hours: Number(hoursAWeek), text: `${hoursAWeek} hours a week` };
	const weekly = [hoursAWeek, anythingElse]
		.flatMap((text) => amountsIn(text))
		.find((amount) => amount.per === 'week' && hours(amount));
	return weekly ? { hours: hours(weekly) ?? 0, text: weekly.phrase.text } : null;
}

function hours({ kind, unit, value, low }: Amount): number | null {
	const count = value ?? low ?? null;
	if (kind !== 'duration' || count === null) return null;
	if (unit === 'day') return count * HOURS_A_DAY;
	return unit === 'hour' ? count : null;
}
