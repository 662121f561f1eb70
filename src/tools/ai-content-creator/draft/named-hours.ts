import { datesIn } from '#language/dates/dates.ts';
import type { Platform } from '../options.ts';

interface NamedHour {
	/** The member's own words for it. */
	words: string;
	/** Of odd and of even weeks. */
	hours: readonly [string, string];
}

/** Parts of a day, those that contain another's name before it. A common recommendation for each. */
export const PARTS_OF_DAY: readonly (readonly [words: string, odd: string, even: string])[] = [
	['before work', '07:00', '07:30'],
	['early morning', '07:00', '07:30'],
	['breakfast', '07:00', '07:30'],
	['afternoon', '15:00', '16:00'],
	['morning', '08:00', '09:00'],
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
 * The hour that the member named for a platform: "Instagram in the evening, LinkedIn at 7:30". A text that names no
 * platform speaks of all.
 */
export function namedHour(text: string, platform: Platform): NamedHour | null {
	const parts = text.slice(0, MOST).split(/[,;.\n]\s/);
	const isNamed = Object.values(SPELLINGS)
		.flat()
		.some((name) => parts.some((part) => holds(part, name)));
	const own = isNamed ? parts.filter((part) => SPELLINGS[platform].some((name) => holds(part, name))) : parts;
	for (const part of own) {
		const words = part.trim().replace(/[.“”"[\]]+/g, '');
		const clock = datesIn(part).find(({ when }) => when.time !== undefined);
		if (clock?.when.time !== undefined) {
			const time = moved(clock.when.time, part.slice(0, part.indexOf(clock.text)) + clock.text);
			return { words, hours: [time, time] };
		}
		const low = ` ${part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
		const [, odd, even] = PARTS_OF_DAY.find(([name]) => low.includes(` ${name}`)) ?? [];
		if (odd !== undefined && even !== undefined) return { words, hours: [odd, even] };
	}
	return null;
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
