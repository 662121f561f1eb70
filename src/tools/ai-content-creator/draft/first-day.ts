import { datesIn } from '#language/dates/dates.ts';
import { dateOf, daysToMonday } from '#shared/schedule.ts';

/** The Monday on or after a day such as "7 December 2026" or "2026-12-07"; null for a text that names no whole date. */
export function mondayOf(text: string): string | null {
	const { year, month, day } = datesIn(text.slice(0, 100))[0]?.when ?? {};
	if (year === undefined || month === undefined || day === undefined) return null;
	const first = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
	return dateOf({ day: daysToMonday(first) + 1 }, first);
}
