import { expect, it } from 'vitest';
import type { Side } from '#call-facts/facts.ts';
import { titleOfCall } from './title.ts';

const buyers = (count: number): Record<string, Side> =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`Guest ${index}`, 'buyer' as const]));

it('names those who buy before those who sell', () => {
	expect(titleOfCall({ sides: { Marcus: 'seller', Priya: 'buyer', Tom: 'buyer' } })).toBe('Priya and Tom with Marcus');
});

it('names up to four of a side', () => {
	expect(titleOfCall({ sides: buyers(4) })).toBe('Guest 0, Guest 1, Guest 2 and Guest 3');
});

it('counts the others of a large meeting, so that no title is longer than a line', () => {
	expect(titleOfCall({ sides: buyers(20_000) })).toBe('Guest 0, Guest 1, Guest 2 and 19997 others');
});
