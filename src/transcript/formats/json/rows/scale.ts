/** The unit of bare numbers, and their zero point. */

import type { Seconds } from '../../../call.ts';
import { rounded, type WrittenTime } from '../source/times.ts';
import { folded } from './columns.ts';

interface Timed {
	start: WrittenTime | null;
	end: WrittenTime | null;
	/** The number of words said. */
	words: number;
}

/** Larger numbers are times of day, counted from 1970. */
const EPOCH_SECONDS = 1e8;
const EPOCH_MILLISECONDS = 1e11;
/** 10 hours, in seconds: longer than any call. */
const LONGEST = 36_000;
/**
 * In words per second: slower than anyone talks, pauses included. If even this rate is not reached, the numbers are
 * milliseconds.
 */
const SLOWEST = 0.008;

/**
 * Returns a function that converts the times of a list to seconds. If they are times of day, the first one becomes 0.
 */
export function scaleOf(rows: readonly Timed[], key: string): (time: WrittenTime | null) => Seconds | undefined {
	const times = rows.flatMap(({ start, end }) => [start, end]).flatMap((time) => time ?? []);
	const unknown = times.filter(({ unit }) => unit === 'unknown').map(({ value }) => value);
	const factor = factorOf(unknown, key, rows);
	const seconds = ({ value, unit }: WrittenTime) =>
		unit === 'unknown' ? value * factor : unit === 'milliseconds' ? value / 1000 : value;
	const onClock = times.some(({ unit }) => unit === 'date') || isOnClock(unknown);
	const zero = onClock ? smallest(times.map(seconds)) : 0;
	return (time) => (time === null ? undefined : rounded(seconds(time) - zero));
}

function factorOf(values: readonly number[], key: string, rows: readonly Timed[]): number {
	const name = folded(key);
	if (/ms$|milli/.test(name)) return 1 / 1000;
	if (/tick/.test(name)) return 1e-7;
	if (/nano|ns$/.test(name)) return 1e-9;
	const most = values.reduce((max, value) => Math.max(max, value), 0);
	if (isOnClock(values)) return most > EPOCH_MILLISECONDS ? 1 / 1000 : 1;
	if (/sec/.test(name)) return 1;
	const words = rows.reduce((sum, row) => sum + row.words, 0);
	const slow = values.every(Number.isInteger) && most >= 1000 && words < (talkOf(rows) ?? most) * SLOWEST;
	return most > LONGEST || slow ? 1 / 1000 : 1;
}

/** The length of all talk, in the unit of the list; null if no row has an end. */
function talkOf(rows: readonly Timed[]): number | null {
	const lengths = rows.map(({ start, end }) => (start === null || end === null ? 0 : end.value - start.value));
	const talk = lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
	return talk > 0 ? talk : null;
}

function isOnClock(values: readonly number[]): boolean {
	return values.length > 0 && smallest(values) > EPOCH_SECONDS;
}

function smallest(values: readonly number[]): number {
	return values.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY);
}
