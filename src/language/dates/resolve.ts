/** Converts a date in words to calendar days, given the day on which it was said. */

import type { When } from './when.ts';

/** `YYYY-MM-DD`, both inclusive; the same for a single day. */
export interface Days {
	from: string;
	to: string;
}

const DAY = 86_400_000;

/**
 * The days that `when` means if said on `today` (ISO). Null if a calendar is not enough: for a holiday, a season (whose
 * months depend on the hemisphere), a fiscal year, or a time without a day.
 *
 * Weeks begin on Monday. A bare weekday is the next one after today; "next Tuesday" and "Tuesday next week" are in the
 * following calendar week; "Thursday week" is seven days after the bare Thursday. A day or month without a year is the
 * first one that is not over.
 */
export function resolveDays(when: When, today: string): Days | null {
	const start = dateOf(today.slice(0, 10));
	if (start === null || when.feast !== undefined || when.season !== undefined || when.isFiscal === true) return null;
	const day = dayOf(when, start);
	if (day !== null) return { from: iso(day), to: iso(day) };
	// E.g. the 31st of February.
	if (when.day !== undefined) return null;
	const period = periodOf(when, start);
	return period === null ? null : inPart(period, when.part);
}

function dateOf(text: string): Date | null {
	const date = new Date(`${text}T00:00:00Z`);
	return Number.isNaN(date.getTime()) ? null : date;
}

const iso = (date: Date) => date.toISOString().slice(0, 10);
const moved = (date: Date, days: number) => new Date(date.getTime() + days * DAY);
/** Months count from 0 and may overflow. */
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day));
const weekdayOf = (date: Date) => date.getUTCDay() || 7;
const monday = (date: Date) => moved(date, 1 - weekdayOf(date));

function dayOf(when: When, today: Date): Date | null {
	if (when.in !== undefined) return counted(when.in, today);
	if (when.nth !== undefined) return when.isWeek === true ? null : nthWeekday(when, today);
	if (when.day !== undefined) return numbered(when, today);
	if (when.weekday !== undefined) return weekday(when, today);
	return when.relative === 'day' ? moved(today, when.offset ?? 0) : null;
}

function counted({ unit, count }: NonNullable<When['in']>, today: Date): Date | null {
	const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
	if (unit === 'day') return moved(today, Math.round(count));
	if (unit === 'week') return moved(today, Math.round(count * 7));
	const months = { month: 1, quarter: 3, year: 12 }[unit as 'month' | 'quarter' | 'year'];
	if (months === undefined) return today;
	const last = utc(year, month + count * months + 1, 0).getUTCDate();
	return utc(year, month + count * months, Math.min(day, last));
}

/** "The second Tuesday of October". */
function nthWeekday({ nth = 1, weekday = 1, month, relative, offset = 0, year }: When, today: Date): Date | null {
	const first =
		month === undefined ? utc(today.getUTCFullYear(), today.getUTCMonth() + offset, 1) : firstOf(month, year, today);
	if (relative !== undefined && relative !== 'month') return null;
	if (nth > 0) return moved(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
	const last = utc(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
	return moved(last, -((weekdayOf(last) - weekday + 7) % 7));
}

/** The first day of a month, in the given year or in the first year in which the month is not over. */
function firstOf(month: number, year: number | undefined, today: Date): Date {
	const own = today.getUTCFullYear();
	return utc(year ?? (month - 1 < today.getUTCMonth() ? own + 1 : own), month - 1, 1);
}

function numbered({ day = 1, month, year, offset }: When, today: Date): Date | null {
	const [ownYear, ownMonth] = [today.getUTCFullYear(), today.getUTCMonth()];
	if (month === undefined) {
		// The first month, from this one on, that has such a day and in which it is not over.
		for (let ahead = 0; ahead < 4; ahead++) {
			const date = utc(ownYear, ownMonth + ahead, day);
			if (date.getUTCDate() === day && date >= today) return date;
		}
		return null;
	}
	const date = utc(year ?? ownYear + (offset ?? 0), month - 1, day);
	if (date.getUTCDate() !== day) return null;
	return year === undefined && offset === undefined && date < today ? utc(ownYear + 1, month - 1, day) : date;
}

function weekday({ weekday: day = 1, relative, offset = 0, plusWeeks = 0 }: When, today: Date): Date {
	if (relative === 'week') return moved(monday(today), offset * 7 + day - 1);
	return moved(today, ((day - weekdayOf(today) + 7) % 7 || 7) + plusWeeks * 7);
}

interface Stretch {
	first: Date;
	last: Date;
}

function periodOf(when: When, today: Date): Stretch | null {
	const { relative, offset = 0, month, quarter, year, nth, isWeek } = when;
	const [ownYear, ownMonth] = [today.getUTCFullYear(), today.getUTCMonth()];
	const months = (first: Date, count: number) => ({
		first,
		last: utc(first.getUTCFullYear(), first.getUTCMonth() + count, 0),
	});
	if (isWeek === true) {
		const first = month === undefined ? utc(ownYear, ownMonth + offset, 1) : firstOf(month, year, today);
		const end = months(first, 1).last;
		if (nth === -1) return { first: moved(end, -6), last: end };
		return { first: moved(first, ((nth ?? 1) - 1) * 7), last: moved(first, (nth ?? 1) * 7 - 1) };
	}
	if (month !== undefined)
		return months(relative === 'year' ? utc(ownYear + offset, month - 1, 1) : firstOf(month, year, today), 1);
	if (quarter !== undefined) {
		const isOver = quarter * 3 - 1 < ownMonth;
		return months(utc(year ?? (isOver ? ownYear + 1 : ownYear), quarter * 3 - 3, 1), 3);
	}
	if (year !== undefined) return months(utc(year, 0, 1), 12);
	if (relative === 'week')
		return { first: moved(monday(today), offset * 7), last: moved(monday(today), offset * 7 + 6) };
	if (relative === 'month') return months(utc(ownYear, ownMonth + offset, 1), 1);
	if (relative === 'quarter') return months(utc(ownYear, Math.floor(ownMonth / 3) * 3 + offset * 3, 1), 3);
	return relative === 'year' ? months(utc(ownYear + offset, 0, 1), 12) : null;
}

/** The first, middle or last third of a period; for a weekend, the Saturday and Sunday of a week. */
function inPart({ first, last }: Stretch, part: When['part']): Days {
	const days = Math.round((last.getTime() - first.getTime()) / DAY) + 1;
	const third = Math.floor(days / 3);
	if (part === 'weekend') return { from: iso(moved(first, 5)), to: iso(last) };
	if (part === 'start') return { from: iso(first), to: iso(moved(first, Math.max(0, third - 1))) };
	if (part === 'middle') return { from: iso(moved(first, third)), to: iso(moved(last, -third)) };
	return part === 'end'
		? { from: iso(moved(last, -Math.max(0, third - 1))), to: iso(last) }
		: { from: iso(first), to: iso(last) };
}
