import { datesIn } from '#language/dates/dates.ts';
import { PLATFORMS, type Platform } from '../options.ts';
import { WEEKDAYS } from '../platforms.ts';

/** When people read a platform, as far as the member named it. */
export type NamedTime = NonNullable<ReturnType<typeof timeIn>>;

/** Of odd and of even weeks. */
type Hours = readonly [string, string];

/** Parts of a day, those that contain another's name before it. A common recommendation for each. */
export const PARTS_OF_DAY: readonly (readonly [words: string, odd: string, even: string])[] = [
	['before work', '07:00', '07:30'],
	['early morning', '07:00', '07:30'],
	['breakfast', '07:00', '07:30'],
	['afternoon', '15:00', '16:00'],
	['morning', '08:00', '09:00'],
	['after lunch', '13:30', '14:00'],
	['lunch', '12:15', '12:45'],
	['evening', '19:00', '20:00'],
	['after work', '19:00', '20:00'],
	['dinner', '19:00', '20:00'],
	['after tea', '19:00', '20:00'],
	['night', '21:00', '21:45'],
];

/** How people write the platforms, in lower case and between spaces. */
export const SPELLINGS: Readonly<Record<Platform, readonly string[]>> = {
	LinkedIn: ['linkedin', 'linked in'],
	Instagram: ['instagram', 'insta', 'ig'],
	'Twitter/X': ['twitter', 'x', 'twitter x'],
	TikTok: ['tiktok', 'tik tok'],
	YouTube: ['youtube', 'you tube'],
	Facebook: ['facebook', 'fb'],
	Pinterest: ['pinterest'],
	Snapchat: ['snapchat', 'snap'],
};

const MOST = 2000;

/**
 * The days and hours that the member named for a platform: "Instagram on Sunday evenings, LinkedIn at 7:30". What follows a
 * platform is its own as far as the next one; a text that names no platform speaks of all. Of two hours, "mornings and at
 * lunch", the second is that of even weeks.
 */
export function namedTime(text: string, platform: Platform): NamedTime | null {
	let isOwn = true;
	const parts = text.slice(0, MOST).split(/[,;.\n]\s/);
	const found = parts.flatMap((part) => {
		const named = PLATFORMS.filter((each) => SPELLINGS[each].some((name) => plain(part).includes(` ${name} `)));
		if (named.length > 0) isOwn = named.includes(platform);
		return isOwn ? (timeIn(part) ?? []) : [];
	});
	// An hour by the clock is the same in every week.
	return found.find(({ hours }) => hours !== null && hours[0] === hours[1]) ?? found[0] ?? null;
}

function timeIn(part: string) {
	const moments = part
		.split(' and ')
		.map((phrase) => ({ day: dayIn(phrase), hours: hoursIn(phrase) }))
		.filter(({ day, hours }) => day !== null || hours !== null);
	const [odd, even = odd] = moments;
	if (odd === undefined || even === undefined) return null;
	const anyHours = moments.find(({ hours }) => hours !== null)?.hours ?? null;
	const [one, other = one] = moments.filter(({ day }) => day === null);
	const hours: Hours | null = one?.hours && other?.hours ? [one.hours[0], other.hours[1]] : null;
	return {
		/** The member's own words for it. */
		words: part.trim().replace(/[“”"[\]]+|\.$/g, ''),
		/** Weekdays of which all are used, with their hours; Monday is 0. */
		days: new Map(moments.flatMap(({ day, hours }) => (day === null ? [] : [[day, hours ?? anyHours]]))),
		/** Of days that were not named; null where only days were. */
		hours,
		/** The weekday of odd and of even weeks with one piece a week; null where none was named with the hour. */
		ofWeek: [odd.day, even.day] as const,
	};
}

const DAY_NAMES = WEEKDAYS.map((name) => name.toLowerCase());

/** "Tuesdays" and "tue" are Tuesday. */
function dayIn(phrase: string): number | null {
	const words = plain(phrase).match(/\S{3,}/g) ?? [];
	const day = DAY_NAMES.findIndex((name) => words.some((word) => name.startsWith(word.replace(/s$/, ''))));
	return day < 0 ? null : day;
}

function hoursIn(phrase: string): Hours | null {
	const [, side = '', late] = LATE_HOUR.exec(phrase) ?? [];
	if (late !== undefined) return everyWeek(`${Number(late) + HALF_A_DAY}:00`, side);
	const clock = datesIn(phrase).find(({ when }) => when.time !== undefined);
	if (clock?.when.time !== undefined) return everyWeek(clock.when.time, phrase.slice(0, clock.end));
	const [, odd, even] = PARTS_OF_DAY.find(([name]) => plain(phrase).includes(` ${name}`)) ?? [];
	return odd === undefined || even === undefined ? null : [odd, even];
}

const HALF_A_DAY = 12;
/** "Evening after 9": without am or pm, the part of the day tells which. */
const LATE_HOUR = /\b(?:evenings?|nights?)\b[^,;]{0,12}?\b(before|after|at|from) ([5-9]|1[01])\b(?![:.\d]| ?[ap]\.?m)/i;

const HALF_AN_HOUR = 30;
const LAST_MINUTE = 24 * 60 - 1;

/** The same in every week: "before 8am" is half an hour before, "after six" half an hour after. */
function everyWeek(clock: string, words: string): Hours {
	const [, side] = /\b(before|after)\b(?!.*\b(?:before|after)\b)/i.exec(words) ?? [];
	const [hour = 0, minute = 0] = clock.split(':').map(Number);
	let minutes = hour * 60 + minute;
	if (side?.toLowerCase() === 'before') minutes = Math.max(minutes - HALF_AN_HOUR, 0);
	if (side?.toLowerCase() === 'after') minutes = Math.min(minutes + HALF_AN_HOUR, LAST_MINUTE);
	const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
	return [time, time];
}

/** Words in lower case, each between spaces. */
function plain(text: string): string {
	return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}
