import { datesIn } from '#language/dates/dates.ts';
import { oncePer } from '#shared/once-per.ts';
import { dateOf, daysToMonday } from '#shared/schedule.ts';
import type { ContentInput } from '../contract.ts';
import { countsByWeek } from '../frequency.ts';
import type { Platform } from '../options.ts';
import { RULES, WEEKDAYS } from '../platforms.ts';
import { type NamedTime, namedTime } from './named-hours.ts';

/** A place in the calendar of one platform. */
export interface Slot {
	platform: Platform;
	/** From 1 to 4. */
	week: number;
	/** From 0, counted from the Monday of the first week. */
	day: number;
	/** e.g. "08:00" */
	time: string;
	/** "Tuesday 08:00", or with the date where the first day is known: "Tuesday 8 December 08:00". */
	postTime: string;
}

/** Every slot of every platform by day and hour. */
export const slotsOf = oncePer(({ platforms, postingFrequency, targetAudience, firstDay }: ContentInput): Slot[] => {
	const monday = mondayOf(firstDay);
	const slots = platforms.flatMap((platform) => {
		const named = namedTime(targetAudience.platforms, platform);
		return countsByWeek(postingFrequency).flatMap((count, index) => {
			const own = daysOf(count, platform, index, named).map((day) => index * 7 + day);
			return own.map((wanted) => {
				const day = workday(wanted, own, monday);
				const isSecond = day !== wanted && own.includes(day);
				const hours = named?.days.get(wanted % 7) ?? named?.hours ?? RULES[platform].times;
				const time = hours[(index + (isSecond ? 1 : 0)) % 2] as string;
				return { platform, week: index + 1, day, time, postTime: `${dayName(day, monday)} ${time}` };
			});
		});
	});
	return slots.sort((one, other) => one.day - other.day || one.time.localeCompare(other.time));
});

/** The weekdays of a week with so many pieces; Monday is 0. Each that was named takes the place of the nearest one that was not. */
function daysOf(count: number, platform: Platform, index: number, named: NamedTime | null): readonly number[] {
	const { one, three } = RULES[platform];
	if (count === 1) return [named?.ofWeek[index % 2] ?? one];
	const days: number[] = count === 3 ? [...three] : [...WEEKDAYS.keys()].slice(0, count);
	for (const day of named?.days.keys() ?? []) {
		const free = days.filter((each) => !named?.days.has(each));
		const [nearest] = free.sort((a, b) => Math.abs(a - day) - Math.abs(b - day));
		if (!days.includes(day) && nearest !== undefined) days[days.indexOf(nearest)] = day;
	}
	return days.sort((a, b) => a - b);
}

/** Nobody posts on Christmas Day or New Year's Day: a day beside it in the same week, a free one if there is one. */
function workday(day: number, own: readonly number[], monday: string | null): number {
	if (monday === null || !/-(?:12-25|01-01)$/.test(dateIn(day, monday))) return day;
	const beside = [day - 1, day + 1].filter((other) => Math.floor(other / 7) === Math.floor(day / 7));
	return beside.find((other) => !own.includes(other)) ?? (beside[0] as number);
}

/** "2026-12-25". Days count from the first Monday, from 0. */
export function dateIn(day: number, monday: string): string {
	return dateOf({ day: day + 1 }, monday);
}

/** "Tuesday", or with the date where the first Monday is known: "Tuesday 8 December". Days count from it, from 0. */
export function dayName(day: number, monday: string | null): string {
	const weekday = WEEKDAYS[day % 7] as string;
	if (monday === null) return weekday;
	const date = new Date(dateIn(day, monday));
	return `${weekday} ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`;
}

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
