import type { SequenceLength, UrgencyLevel } from '../options.ts';

/** Working days between touchpoints, taken in turn. */
const GAPS: Readonly<Record<UrgencyLevel, readonly [number, number]>> = {
	Critical: [1, 2],
	High: [2, 3],
	Medium: [3, 4],
	Low: [4, 5],
};

/** The fewest and most touchpoints per length. */
export const RANGE: Readonly<Record<SequenceLength, readonly [number, number]>> = {
	'3-4 touchpoints (Quick)': [3, 4],
	'5-7 touchpoints (Standard)': [5, 7],
	'8-10 touchpoints (Comprehensive)': [8, 10],
	'10+ touchpoints (Persistent)': [10, 14],
};

/** The days of the touchpoints. Day 1 is a Monday; no touchpoint falls on a weekend. */
export function daysOf(count: number, urgency: UrgencyLevel): number[] {
	const gaps = GAPS[urgency];
	const days: number[] = [];
	for (let index = 0, working = 0; index < count; index++) {
		days.push(Math.floor(working / 5) * 7 + (working % 5) + 1);
		working += gaps[index % 2] ?? gaps[0];
	}
	return days;
}
