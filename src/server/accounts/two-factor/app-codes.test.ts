import { describe, expect, it } from 'vitest';
import { newSecret, stepOf } from './app-codes.ts';

/** The secret of RFC 6238, appendix B, with the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS: [number, string, number][] = [
	[59, '287082', 1],
	[1111111109, '081804', 37037036],
	[2000000000, '279037', 66666666],
];

describe('a code of an app', () => {
	it.each(VECTORS)('is that of RFC 6238 at second %i', (second, code, step) => {
		expect(stepOf(SECRET, code, new Date(second * 1000))).toBe(step);
	});

	it('names the half minute that it is of, one before or after', () => {
		const at = (second: number) => stepOf(SECRET, '081804', new Date(second * 1000));
		expect([1111111050, 1111111080, 1111111139, 1111111140].map(at)).toEqual([37037036, 37037036, 37037036, null]);
		expect(at(1111111049)).toBeNull();
	});

	it('has a secret of 160 bits, another one each time', () => {
		expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
		expect(newSecret()).not.toBe(newSecret());
	});
});
