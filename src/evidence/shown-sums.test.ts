import { describe, expect, it } from 'vitest';
import { withoutSums } from './shown-sums.ts';

describe('a calculation that is shown', () => {
	it.each([
		['12 × $50 = $600', '12 and $50'],
		['4,500 ÷ 3 + 350 = 1,850 a month', '4,500 and 3 and 350 a month'],
		['4,500 + 12 × 350 = 8,700', '4,500 and 350'],
		['60 × 1.5 hours = 90 to 65 × 1.5 hours = 97.5 hours', '60 and 1.5 to 65 and 1.5 hours'],
		['100 − 35 = 65', '35'],
	])('keeps the factors of %j alone', (text, left) => {
		expect(withoutSums([text])).toEqual([left]);
	});

	it('may go on with its results', () => {
		const hours = '60 × 1.5 hours = 90 to 65 × 1.5 hours = 97.5 hours a month; × 12 = ';
		const left = '60 and 1.5 to 65 and 1.5 hours a month;';
		expect(withoutSums([`${hours}1,080 to 1,170 hours a year`])).toEqual([`${left} hours a year`]);
		expect(withoutSums([`${hours}1,080 to 1,700 hours a year`])).toEqual([
			`${left} × 12 = 1,080 to 1,700 hours a year`,
		]);
	});

	it('needs no source for its result elsewhere', () => {
		expect(withoutSums(['4 × 200 = 800 spent', 'Those 800 are gone.'])).toEqual([
			'4 and 200 spent',
			'Those the sum are gone.',
		]);
	});

	it.each(['12 × $50 = $700', '4,500 + 12 × 350 = 54,150'])('stays where it is wrong: %j', (text) => {
		expect(withoutSums([text])).toEqual([text]);
	});
});
