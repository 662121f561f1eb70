import { describe, expect, it } from 'vitest';
import { product, range, withoutSums, written } from './arithmetic.ts';

describe('sums in a plan', () => {
	it('are written with their factors, ranges with both ends', () => {
		expect(product({ value: 9, sign: '' }, { value: 140, sign: '€' })).toBe('9 × €140 = €1,260');
		expect(product({ value: 10, high: 15, sign: '' }, { value: 300, sign: '$' })).toBe(
			'10 × $300 = $3,000 to 15 × $300 = $4,500',
		);
		expect(range({ value: 10, high: 15, sign: '' })).toBe('10 to 15');
		expect([written(13.5, '£'), written(3.46), written(4000)]).toEqual(['£13.50', '3.5', '4,000']);
	});

	it('need no source for a right result, wherever it stands, but for each factor', () => {
		expect(
			withoutSums(['9 × €140 = €1,260 a week; €1,260 × 52 weeks = €65,520 a year', 'It comes to €65,520']),
		).toEqual(['9 and €140 a week; the sum a year', 'It comes to the sum']);
		expect(withoutSums(['€43,680 ÷ 12 months = about €3,640 a month'])).toEqual(['€43,680 a month']);
	});

	it('stay where they are wrong', () => {
		expect(withoutSums(['9 × €140 = €1,300 a week'])).toEqual(['9 × €140 = €1,300 a week']);
	});
});
