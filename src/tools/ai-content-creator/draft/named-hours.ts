import { datesIn } from '#language/dates/dates.ts';
import { PLATFORMS, type Platform } from '../options.ts';

interface NamedHour {
	/** The member's own words for it. */
	words: string;
	/** Of odd and of even weeks. */
	hours: readonly [string, string];
	/** The weekday that was named with it, Monday is 0; null where none was. */
	days: readonly [number | null, number | null];
}

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
 * The hour that the member named for a platform: "Instagram in the evening, LinkedIn at 7:30". What follows a platform is
 * its own as far as the next one; a text that names no platform speaks of all. Of two hours, "evenings and Sunday after
 * lunch", the second is that of even weeks.
 */
export function namedHour(text: string, platform: Platform): NamedHour | null {
	let isOwn = true;
	const found = text
		.slice(0, MOST)
		.split(/[,;.\n]\s/)
		.flatMap((part): NamedHour[] => {
			const named = PLATFORMS.filter((each) => SPELLINGS[each].some((name) => holds(part, name)));
			if (named.length > 0) isOwn = named.includes(platform);
			const [odd, even = odd] = isOwn ? part.split(' and ').flatMap(hourIn) : [];
			if (odd === undefined || even === undefined) return [];
			const words = part.trim().replace(/[.“”"[\]]+/g, '');
			return [{ words, hours: [odd.hours[0], even.hours[1]], days: [odd.day, even.day] }];
		});
	// An hour by the clock is the same in every week.
	return found.find(({ hours: [odd, even] }) => odd === even) ?? found[0] ?? null;
}

function hourIn(phrase: string): { hours: NamedHour['hours']; day: number | null }[] {
	const mentions = datesIn(phrase);
	const weekday = mentions.find(({ when }) => when.weekday !== undefined)?.when.weekday;
	const day = weekday === undefined ? null : weekday - 1;
	const clock = mentions.find(({ when }) => when.time !== undefined);
	if (clock?.when.time !== undefined) {
		const time = moved(clock.when.time, phrase.slice(0, phrase.indexOf(clock.text)) + clock.text);
		return [{ hours: [time, time], day }];
	}
	const low = ` ${phrase.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const [, odd, even] = PARTS_OF_DAY.find(([name]) => low.includes(` ${name}`)) ?? [];
	return odd === undefined || even === undefined ? [] : [{ hours: [odd, even], day }];
}

const HALF_AN_HOUR = 30;

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
	return ` ${part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name} `);
}
