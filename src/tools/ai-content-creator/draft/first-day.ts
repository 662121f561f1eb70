import { datesIn } from '#language/dates/dates.ts';
import { dateOf, daysToMonday } from '#shared/schedule.ts';

/** The Monday on or after a day such as "7 December 2026", "2026-12-07" or "7.12.2026"; null for a text that names no whole date. */
export function mondayOf(text: string): string | null {
	const { year, month, day } = inFigures(text) ?? datesIn(text.slice(0, 100))[0]?.when ?? {};
	if (year === undefined || month === undefined || day === undefined) return null;
	const date = new Date(Date.UTC(year, month - 1, day));
	if (date.getUTCMonth() !== month - 1) return null;
	const first = date.toISOString().slice(0, 10);
	return dateOf({ day: daysToMonday(first) + 1 }, first);
}

/** "30.11.2026". Of "30/11/2026" it is plain which is the day; of "7/12/2026" it is not. */
function inFigures(text: string) {
	const [, one = '', sign, other = '', year = ''] = /^\s*(\d{1,2})([./-])(\d{1,2})\2(\d{4})\s*$/.exec(text) ?? [];
	if (sign === undefined) return null;
	const [first, second] = [Number(one), Number(other)];
	if (sign === '.' || first > 12) return { year: Number(year), month: second, day: first };
	return second > 12 ? { year: Number(year), month: first, day: second } : {};
}
