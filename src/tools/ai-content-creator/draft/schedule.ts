import type { ContentInput } from '../contract.ts';
import type { Platform, PostingFrequency } from '../options.ts';
import { RULES, WEEKDAYS } from '../platforms.ts';

/** A slot of the calendar, which every platform fills. */
export interface Slot {
	week: number;
	/** Within its week, from 0. */
	index: number;
}

export const WEEKS = [1, 2, 3, 4] as const;

/** Posts per week. Custom and missing frequencies count as three: few enough to keep up, enough to learn from. */
const A_WEEK: Readonly<Record<PostingFrequency | '', number>> = {
	Daily: 7,
	'5 times per week': 5,
	'3 times per week': 3,
	Weekly: 1,
	'Bi-weekly': 1,
	'Custom schedule': 3,
	'': 3,
};

export function slotsOf(frequency: PostingFrequency | ''): Slot[] {
	const weeks = WEEKS.filter((week) => frequency !== 'Bi-weekly' || week % 2 === 1);
	return weeks.flatMap((week) => Array.from({ length: A_WEEK[frequency] }, (_, index) => ({ week, index })));
}

/** The frequency in words, with the number of pieces. */
export function frequencyText(frequency: PostingFrequency | '', pieces: number): string {
	const count = `${pieces} pieces in four weeks`;
	if (frequency === 'Custom schedule')
		return `Custom schedule: [add your schedule]; until then 3 times per week, ${count}`;
	if (frequency === '') return `3 times per week, since none was chosen: ${count}`;
	return `${frequency}: ${count}`;
}

const FIVE = [0, 1, 2, 3, 4] as const;

/** The weekday of a slot on a platform; Monday is 0. */
function dayOf({ index }: Slot, perWeek: number, platform: Platform): number {
	const { one, three } = RULES[platform];
	if (perWeek === 1) return one;
	if (perWeek === 3) return three[index] ?? 0;
	return perWeek === 5 ? (FIVE[index] ?? 0) : index;
}

export interface PostTime {
	day: number;
	time: string;
}

/**
 * When a slot is posted: in odd weeks at the first hour, in even weeks at the second, so that the two can be compared.
 */
export function postTime(slot: Slot, platform: Platform, { postingFrequency, targetAudience }: ContentInput): PostTime {
	const named = namedHour(targetAudience.platforms, platform);
	const times = named === null ? RULES[platform].times : [named.hour, named.later];
	return {
		day: dayOf(slot, A_WEEK[postingFrequency], platform),
		time: times[slot.week % 2 === 1 ? 0 : 1] as string,
	};
}

export function weekdayOf(day: number): string {
	return WEEKDAYS[day] ?? 'Monday';
}

export interface NamedHour {
	/** The member's own word for it. */
	word: string;
	hour: string;
	later: string;
}

const HOURS: readonly (readonly [RegExp, string, string])[] = [
	[/\b(?:before work|early morning|breakfast)\b/i, '07:00', '07:30'],
	[/\bmornings?\b/i, '08:00', '09:00'],
	[/\b(?:lunch(?:time)?|noon|midday)\b/i, '12:15', '12:45'],
	[/\bafternoons?\b/i, '15:00', '16:00'],
	[/\b(?:evenings?|after work|dinner)\b/i, '19:00', '20:00'],
	[/\b(?:nights?|late)\b/i, '21:00', '21:45'],
];

/** Every hour that a named time of day can become. */
export const NAMED_HOURS: readonly string[] = HOURS.flatMap(([, hour, later]) => [hour, later]);

const SPELLINGS: Readonly<Record<Platform, RegExp>> = {
	LinkedIn: /linked\s?in/i,
	Instagram: /instagram|\binsta\b|\big\b/i,
	'Twitter/X': /twitter|\bX\b/,
	TikTok: /tik\s?tok/i,
	YouTube: /you\s?tube/i,
	Facebook: /facebook|\bfb\b/i,
	Pinterest: /pinterest/i,
	Snapchat: /snap\s?chat|\bsnap\b/i,
};

/** The time of day that the member named for a platform: "Instagram in the evening, Facebook at lunch". */
export function namedHour(text: string, platform: Platform): NamedHour | null {
	const clause = text
		.slice(0, 2000)
		.split(/[,;.\n]+/)
		.find((part) => SPELLINGS[platform].test(part));
	if (clause === undefined) return null;
	for (const [expression, hour, later] of HOURS) {
		const word = expression.exec(clause)?.[0];
		if (word !== undefined) return { word: word.toLowerCase(), hour, later };
	}
	return null;
}
