import type { Seconds } from '../call.ts';

/** `1:02`, `61:27`, `00:01:02`, `00:01:02.500`, `0:0:5,320`; without hours, minutes may exceed 59. */
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** The seconds of a time mark; null if the text is not one. */
export function parseTime(text: string): Seconds | null {
	const match = CLOCK.exec(text);
	if (match === null) return null;
	const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
	if (Number(seconds) > 59 || (match[1] !== undefined && Number(minutes) > 59)) return null;
	const thousandths = Number(fraction.padEnd(3, '0') || '0');
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + thousandths / 1000;
}

export interface TimeSpan {
	start: Seconds;
	end?: Seconds;
}

const SPAN = /^([\d:.,]{3,13})(?:\s{0,3}(?:-->|[-–—]|to)\s{0,3}([\d:.,]{3,13}))?$/;

/**
 * `00:01:02` or `00:01:02.000 - 00:01:05.250`, without brackets. `half` is "a" or "p" for a time of day: `10:30` is
 * then half past ten.
 */
export function parseSpan(text: string, half?: string): TimeSpan | null {
	const match = SPAN.exec(text.trim());
	const start = match?.[1] === undefined ? null : parseTime(match[1]);
	if (match === null || start === null) return null;
	if (half !== undefined) return { start: onClock(text, start, half) };
	if (match[2] === undefined) return { start };
	const end = parseTime(match[2]);
	return end === null ? null : { start, end };
}

function onClock(text: string, time: Seconds, half: string): Seconds {
	const seconds = text.split(':').length === 2 ? time * 60 : time;
	return (seconds % 43_200) + (half.toLowerCase() === 'p' ? 43_200 : 0);
}
