/** The many ways in which JSON writes a time. */

import type { Seconds } from '../../../call.ts';
import { parseTime } from '../../../read/times.ts';
import { asNumber, asText, type Json } from './value.ts';

/** A time as written: a bare number has no known unit; everything else is in seconds. */
export interface WrittenTime {
	value: number;
	unit: 'seconds' | 'milliseconds' | 'unknown' | 'date';
}

const ISO_DURATION = /^PT(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?$/;
const IN_SECONDS = /^(-?\d{1,9}(?:\.\d{1,9})?)\s?(?:s|sec|seconds)$/i;
const IN_MILLISECONDS = /^(-?\d{1,12}(?:\.\d{1,9})?)\s?ms$/i;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** `12.5`, `"12.5"`, `"12.5s"`, `"00:00:12.5"`, `"PT12.5S"` or a date with a time of day. */
export function writtenTime(value: Json | undefined): WrittenTime | null {
	const number = asNumber(value);
	if (number !== undefined) return { value: number, unit: 'unknown' };
	const text = asText(value);
	if (text === '' || text.length > 40) return null;
	const clock = parseTime(text.replace(/^(\d{1,3}:\d{2}:\d{2}[.,]\d{3})\d{1,6}$/, '$1'));
	if (clock !== null) return { value: clock, unit: 'seconds' };
	const seconds = IN_SECONDS.exec(text)?.[1];
	if (seconds !== undefined) return { value: Number(seconds), unit: 'seconds' };
	const milliseconds = IN_MILLISECONDS.exec(text)?.[1];
	if (milliseconds !== undefined) return { value: Number(milliseconds), unit: 'milliseconds' };
	const duration = ISO_DURATION.exec(text);
	if (duration !== null && text.length > 2) {
		const [hours = 0, minutes = 0, rest = 0] = duration.slice(1).map((part) => Number(part ?? 0));
		return { value: hours * 3600 + minutes * 60 + rest, unit: 'seconds' };
	}
	const date = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(date) ? null : { value: date / 1000, unit: 'date' };
}

/** Rounds to milliseconds. */
export function rounded(seconds: number): Seconds {
	return Math.round(seconds * 1000) / 1000;
}

/** The seconds in a value of a producer that writes seconds. */
export function secondsOf(value: Json | undefined): Seconds | undefined {
	const time = writtenTime(value);
	return time === null || time.unit === 'date' ? undefined : rounded(time.value);
}

/** The seconds in a value of a producer that writes milliseconds. */
export function fromMilliseconds(value: Json | undefined): Seconds | undefined {
	const number = asNumber(value);
	return number === undefined ? undefined : rounded(number / 1000);
}
