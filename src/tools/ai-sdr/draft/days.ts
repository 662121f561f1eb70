import type { SequenceLength, UrgencyLevel } from '../options.ts';

/** Working days between touchpoints, taken in turn. */
const GAPS: Readonly<Record<UrgencyLevel, readonly [number, number]>> = {
	Critical: [1, 2],
	High: [2, 3],
	Medium: [3, 4],
	Low: [4, 5],
};

/** The fewest and most touchpoints per length. The built-in engine writes more than the fewest only where sentences are left. */
export const RANGE: Readonly<Record<SequenceLength, readonly [number, number]>> = {
	'3-4 touchpoints (Quick)': [3, 4],
	'5-7 touchpoints (Standard)': [5, 7],
	'8-10 touchpoints (Comprehensive)': [8, 10],
	'10+ touchpoints (Persistent)': [10, 14],
};

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** The days of the touchpoints. Day 1 is a Monday; no touchpoint falls on a weekend. */
export function daysOf(count: number, urgency: UrgencyLevel): number[] {
	const [one, other] = GAPS[urgency];
	return Array.from({ length: count }, (_, index) => {
		const working = Math.ceil(index / 2) * one + Math.floor(index / 2) * other;
		return Math.floor(working / 5) * 7 + (working % 5) + 1;
	});
}

/** The weekdays three and four working days after a day: time enough to answer first. */
export function offeredDays(day: number): { d1: string; d2: string } {
	const after = (working: number) => WORKING_DAYS[(((day - 1) % 7) + working) % 5] ?? 'Monday';
	return { d1: after(3), d2: after(4) };
}
