import { describe, expect, it } from 'vitest';
import { pairwise, product } from './pairwise.ts';

const DIMENSIONS = { size: [1, 2, 3, 4, 5], colour: ['red', 'green', 'blue', ''], open: [true, false], day: [6, 7, 8] };

describe('pairwise combinations', () => {
	const rows = pairwise(DIMENSIONS);
	const names = Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[];

	it('hold every pair of values of any two dimensions', () => {
		for (const one of names)
			for (const other of names.filter((name) => name !== one))
				for (const value of DIMENSIONS[one])
					for (const partner of DIMENSIONS[other])
						expect(rows.some((row) => row[one] === value && row[other] === partner)).toBe(true);
	});

	it('are few: hardly more than the two largest dimensions make', () => {
		expect(rows.length).toBeGreaterThanOrEqual(20);
		expect(rows.length).toBeLessThanOrEqual(26);
	});

	it('are the same every time, each once', () => {
		expect(pairwise(DIMENSIONS)).toEqual(rows);
		expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
	});

	it('are all combinations of two dimensions, and the values of one', () => {
		expect(pairwise({ a: [1, 2], b: ['x', 'y'] })).toHaveLength(4);
	});
});

describe('the product', () => {
	it('holds every combination once', () => {
		expect(product({ a: [1, 2], b: ['x'], c: [true, false] })).toEqual([
			{ a: 1, b: 'x', c: true },
			{ a: 1, b: 'x', c: false },
			{ a: 2, b: 'x', c: true },
			{ a: 2, b: 'x', c: false },
		]);
	});
});
