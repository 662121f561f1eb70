import type { CalendarUnit, DateBound, Part, Season } from './when.ts';

const table = <T>(rows: readonly (readonly [words: string, value: T])[]): ReadonlyMap<string, T> =>
	new Map(rows.flatMap(([words, value]) => words.split(' ').map((word): [string, T] => [word, value])));

export const MONTHS = table<number>([
	['january jan', 1],
	['february feb', 2],
	['march mar', 3],
	['april apr', 4],
	['may', 5],
	['june jun', 6],
	['july jul', 7],
	['august aug', 8],
	['september sept sep', 9],
	['october oct', 10],
	['november nov', 11],
	['december dec', 12],
]);

/** Months that are also other words: on their own they count only if capitalised. */
export const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set([
	'may',
	'march',
	'mar',
	'jan',
	'jun',
	'dec',
	'sep',
	'august',
]);

export const WEEKDAYS = table<number>([
	['monday', 1],
	['tuesday', 2],
	['wednesday', 3],
	['thursday', 4],
	['friday', 5],
	['saturday', 6],
	['sunday', 7],
]);

export const CALENDAR_UNITS = table<CalendarUnit>([
	['minute minutes mins', 'minute'],
	['hour hours', 'hour'],
	['day days', 'day'],
	['week weeks', 'week'],
	['month months', 'month'],
	['quarter quarters', 'quarter'],
	['year years', 'year'],
]);

export const PARTS = table<Part>([
	['start beginning', 'start'],
	['middle', 'middle'],
	['end close', 'end'],
]);

export const EDGES = table<Part>([
	['early', 'start'],
	['mid', 'middle'],
	['late', 'end'],
]);

export const SEASONS = table<Season>([
	['spring', 'spring'],
	['summer', 'summer'],
	['autumn fall', 'autumn'],
	['winter', 'winter'],
]);

export const OFFSETS = table<number>([
	['this', 0],
	['next coming following', 1],
	['last previous', -1],
]);

export const BOUNDS = table<DateBound>([
	['by', 'by'],
	['before', 'before'],
	['after', 'after'],
	['from', 'from'],
	['until till til', 'until'],
	['since', 'since'],
	['in during through', 'in'],
]);

export const FEASTS: ReadonlySet<string> = new Set(
	'easter christmas thanksgiving halloween ramadan diwali midsummer'.split(' '),
);

export const PARTS_OF_DAY = table<'morning' | 'lunch' | 'afternoon' | 'evening' | 'night'>([
	['morning', 'morning'],
	['lunch lunchtime', 'lunch'],
	['afternoon', 'afternoon'],
	['evening', 'evening'],
	['night', 'night'],
]);

/** A cheap test to skip tokenising, since most lines name no day. */
const SIGN =
	/(?:19|20)\d\d|\b(?:jan|feb|mar|apr|may|june?\b|july?\b|aug|sep|oct|nov|dec)|days?\b|\b(?:the|on|by|before|until|till|since)\s(?:[\w-]{2,14})(?:st|nd|rd|th)\b|\d(?:st|nd|rd|th)\b|\d[:/]\d|\d\s?[ap]\.?m|o['’]clock|\bpast\b|quarter|\bhalf\b|noon|midnight|\bq[1-4]|week|month|year|hours?\b|minutes?\b|spring|summer|autumn|\bfall|winter|tomorrow|tonight|fortnight|easter|christmas|thanksgiving|halloween|ramadan|diwali|\bat\s(?:\d|about|around|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\b(?:in\sthe|this)\s(?:mor|aft|eve)|eo[dmqy]\b|\bcob\b|close of|\btwenty\stwenty|\bnineteen\s/i;

export function mayNameDate(text: string): boolean {
	return SIGN.test(text);
}
