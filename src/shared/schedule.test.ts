import { expect, it } from 'vitest';
import { dateOf, daysToMonday } from './schedule.ts';

it.each([
	[1, '2026-03-02', '2026-03-02'],
	[8, '2026-03-02', '2026-03-09'],
	[30, '2026-12-15', '2027-01-13'],
	[2, '2028-02-28', '2028-02-29'],
	[0, '2026-03-02', '2026-03-02'],
])('puts day %i of a plan from %s on %s', (day, start, date) => {
	expect(dateOf({ day }, start)).toBe(date);
});

it('moves what needs a working day from the weekend to Monday, and nothing else', () => {
	const days = [5, 6, 7, 8].map((day) => dateOf({ day, workdays: true }, '2026-03-02'));
	expect(days).toEqual(['2026-03-06', '2026-03-09', '2026-03-09', '2026-03-09']);
	expect(dateOf({ day: 6 }, '2026-03-02')).toBe('2026-03-07');
});

it('finds the Monday that a plan of weeks begins with', () => {
	const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-08'].map(daysToMonday);
	expect(days).toEqual([1, 0, 6, 1]);
});
