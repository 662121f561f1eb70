import { expect, it } from 'vitest';
import { momentWithin, shortMoment } from './dates.ts';

const NOW = new Date(2026, 2, 18, 9, 30);

it('names today and yesterday by the calendar, not by 24 hours', () => {
	expect(shortMoment(new Date(2026, 2, 18, 0, 5).toISOString(), NOW)).toBe('Today, 00:05');
	expect(shortMoment(new Date(2026, 2, 17, 23, 59).toISOString(), NOW)).toBe('Yesterday, 23:59');
	expect(shortMoment(new Date(2026, 2, 16, 11, 20).toISOString(), NOW)).toBe('Mon 16 Mar, 11:20');
});

it('adds the year where it is another one', () => {
	expect(shortMoment(new Date(2025, 11, 31, 8, 0).toISOString(), NOW)).toBe('31 Dec 2025, 08:00');
	expect(shortMoment('never', NOW)).toBe('Unknown date');
});

it('is lower-case within a sentence where it is a word', () => {
	const at = (day: number) => momentWithin(new Date(2026, 2, day, 9, 5).toISOString(), NOW);
	expect([at(18), at(17), at(16)]).toEqual(['today, 09:05', 'yesterday, 09:05', 'Mon 16 Mar, 09:05']);
});
