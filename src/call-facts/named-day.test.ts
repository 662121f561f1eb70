import { describe, expect, it } from 'vitest';
import { dayMeant, namedDay } from './named-day.ts';

/** A Wednesday. */
const TODAY = '2026-09-16';

describe('the words of a promise', () => {
	it.each([
		['on Friday', '2026-09-18'],
		['Friday at ten', '2026-09-18'],
		['tomorrow by noon', '2026-09-17'],
		['Tuesday twenty-second, eight o’clock', '2026-09-22'],
		['four p.m. on the thirtieth of September', '2026-09-30'],
		['in a fortnight', '2026-09-30'],
		['two weeks from Monday', '2026-10-05'],
	])('name a day: %s', (words, day) => expect(dayMeant(namedDay(words), TODAY)).toBe(day));

	it.each([
		['a period', 'next week'],
		['an hour alone', 'at ten'],
		['a feast', 'before Easter'],
		['a date that is another weekday', 'Tuesday the second'],
		['a date that is another weekday, with its month', 'Thursday the tenth of April'],
		['no day', 'as soon as I can'],
	])('name none: %s', (_, words) => expect(dayMeant(namedDay(words), TODAY)).toBeNull());
});
