import { datesIn } from '#language/dates/dates.ts';
import { PLATFORMS, type Platform } from '../options.ts';
import { WEEKDAYS } from '../platforms.ts';

/** When people read a platform, as far as the member named it. */
export interface NamedTime {
	/** The member's own words for it. */
	words: string;
	/** Weekdays of which all are used, with their hours; Monday is 0. */
	days: ReadonlyMap<number, Hours | null>;
	/** Of days that were not named; null where only days were. */
	hours: Hours | null;
	/** The weekday of odd and of even weeks where there is one piece a week; null where none was named with the hour. */
	ofWeek: readonly [number | null, number | null];
}

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
	const found = text
		.slice(0, MOST)
		.split(/[,;.\n]\s/)
		.flatMap((part): NamedTime[] => {
			const named = PLATFORMS.filter((each) => SPELLINGS[each].some((name) => holds(part, name)));
			if (named.length > 0) isOwn = named.includes(platform);
			const moments = isOwn ? part.split(' and ').flatMap(momentIn) : [];
			const [odd, even = odd] = moments;
			if (odd === undefined || even === undefined) return [];
			const { hours: anyHours = null } = moments.find(({ hours }) => hours !== null) ?? {};
			const [one, other = one] = moments.filter(({ day }) => day === null);
			return [
				{
					words: part.trim().replace(/[“”"[\]]+|\.$/g, ''),
					days: new Map(moments.flatMap(({ day, hours }) => (day === null ? [] : [[day, hours ?? anyHours]]))),
					hours: one?.hours && other?.hours ? [one.hours[0], other.hours[1]] : null,
					ofWeek: [odd.day, even.day],
				},
			];
		});
	// An hour by the clock is the same in every week.
	return found.find(({ hours }) => hours !== null && hours[0] === hours[1]) ?? found[0] ?? null;
}

function momentIn(phrase: string): { hours: Hours | null; day: number | null }[] {
	const words = plain(phrase).split(' ');
	const weekday = WEEKDAYS.findIndex((name) => words.some((word) => isShortFor(name.toLowerCase(), word)));
	const day = weekday < 0 ? null : weekday;
	const hours = hoursIn(phrase);
	return hours === null && day === null ? [] : [{ hours, day }];
}

/** "Tuesdays" and "tue" for "tuesday". */
const isShortFor = (name: string, word: string) => word.length >= 3 && name.startsWith(word.replace(/s$/, ''));

function hoursIn(phrase: string): Hours | null {
	const late = LATE_HOUR.exec(phrase);
	if (late !== null) {
		const time = moved(`${String(Number(late[2]) + HALF_A_DAY).padStart(2, '0')}:00`, late[1] ?? '');
		return [time, time];
	}
	const clock = datesIn(phrase).find(({ when }) => when.time !== undefined);
	if (clock?.when.time !== undefined) {
		const time = moved(clock.when.time, phrase.slice(0, phrase.indexOf(clock.text)) + clock.text);
		return [time, time];
	}
	const [, odd, even] = PARTS_OF_DAY.find(([name]) => plain(phrase).includes(` ${name}`)) ?? [];
	return odd === undefined || even === undefined ? null : [odd, even];
}

const HALF_AN_HOUR = 30;
const HALF_A_DAY = 12;
/** "Evening after 9": without am or pm, the part of the day tells which. */
const LATE_HOUR = /\b(?:evenings?|nights?)\b[^,;]{0,12}?\b(before|after|at|from) ([5-9]|1[01])\b(?![:.\d]| ?[ap]\.?m)/i;

/** "Before 8am" is half an hour before, "after six" half an hour after. */
function moved(time: string, words: string): string {
	const [, side] = /\b(before|after)\b(?!.*\b(?:before|after)\b)/i.exec(words) ?? [];
	if (side === undefined) return time;
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const minutes = hour * 60 + minute + (side.toLowerCase() === 'before' ? -HALF_AN_HOUR : HALF_AN_HOUR);
	const within = Math.min(Math.max(minutes, 0), 24 * 60 - 1);
	return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

function holds(part: string, name: string): boolean {
	return plain(part).includes(` ${name} `);
}

/** Words in lower case, each between spaces. */
function plain(text: string): string {
	return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}
