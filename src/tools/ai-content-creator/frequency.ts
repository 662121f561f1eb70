import type { PostingFrequency } from './options.ts';

/** Pieces a week. Custom and missing frequencies count as three: few enough to keep up, enough to learn from. */
const A_WEEK: Readonly<Record<PostingFrequency | '', number>> = {
	Daily: 7,
	'5 times per week': 5,
	'3 times per week': 3,
	Weekly: 1,
	'Bi-weekly': 1,
	'Custom schedule': 3,
	'': 3,
};

/** The weeks of a calendar. */
export const WEEKS = [1, 2, 3, 4] as const;

/** How many pieces each platform gets in each of the four weeks. */
export function countsByWeek(frequency: PostingFrequency | ''): number[] {
	return WEEKS.map((week) => (frequency === 'Bi-weekly' && week % 2 === 0 ? 0 : A_WEEK[frequency]));
}

/** How many slots the calendar has. */
export function slotCount(frequency: PostingFrequency | '', platforms: readonly string[]): number {
	return countsByWeek(frequency).reduce((sum, count) => sum + count, 0) * platforms.length;
}
