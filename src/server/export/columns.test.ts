import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnShares, linesOf, rowLines } from './columns.ts';

const sentence = 'Ask who else has to agree before the price is named again, and by when they meet.';

it('gives sentences more of the width than names', () => {
	const [name = 0, said = 0, day = 0] = columnShares(
		['Owner', 'Action', 'Day'],
		[['Nadia Okafor', sentence, 'Friday']],
	);
	expect(said).toBeGreaterThan(0.6);
	expect(name).toBeGreaterThan(day);
});

it('leaves room for the longest word', () => {
	const [word = 0] = columnShares(['A', 'B'], [['Interruptions', sentence.repeat(20)]]);
	expect(word * 92).toBeGreaterThan('Interruptions'.length);
});

it('shares out the whole width, whatever the table holds', () => {
	const cells = fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(cells, fc.array(cells), (head, rows) => {
			const shares = columnShares(head, rows);
			expect(shares).toHaveLength(head.length);
			expect(Math.min(...shares)).toBeGreaterThan(0);
			expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
		}),
	);
});

it('counts lines rather too high', () => {
	expect(linesOf('a\n\nb', 10)).toBe(3);
	expect(linesOf('x'.repeat(21), 10)).toBe(3);
	expect(rowLines([['x'.repeat(100), 'y']], [0.1, 0.9])).toEqual([16]);
});
