/** The day that the words of a promise name. */

import { datesIn } from '#language/dates/dates.ts';
import { resolveDays } from '#language/dates/resolve.ts';
import { namesADay, type When } from '#language/dates/when.ts';

/** What the words for a day and hour say of the day; null where they name none. A date goes before a weekday. */
export function namedDay(words: string): When | null {
	const days = datesIn(words).filter(namesADay);
	return (days.find(({ when }) => when.day !== undefined) ?? days[0])?.when ?? null;
}

/**
 * The one day that is meant if that was said on `today`, as `2026-03-02`. Null for a period, for what no calendar can
 * tell, and where a weekday that was said with the date is not that day's: then one of them is wrong.
 */
export function dayMeant(said: When | null, today: string): string | null {
	const days = said && resolveDays(said, today);
	if (!days || days.from !== days.to) return null;
	const weekday = new Date(`${days.from}T00:00:00Z`).getUTCDay() || 7;
	return said.weekday !== undefined && said.in === undefined && said.weekday !== weekday ? null : days.from;
}
