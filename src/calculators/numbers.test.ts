import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberRule, readNumber, stepped } from './numbers.ts';

const ANY: NumberRule = { initial: 5, step: 0.5, max: 1_000_000 };
const WHOLE: NumberRule = { initial: 5, step: 1, max: 1200, whole: true };

const NBSP = '\u00a0';
const NARROW = '\u202f';

describe('what people type', () => {
	it.each([
		['1000', 1000],
		['1,000', 1000],
		['1 000', 1000],
		[`1${NBSP}000`, 1000],
		[`1${NARROW}000`, 1000],
		["1'000", 1000],
		['$1000', 1000],
		['$ 1,000.00', 1000],
		['US$1000', 1000],
		['1000 USD', 1000],
		['1e3', 1000],
		['1E+3', 1000],
		['1k', 1000],
		['$1.5K', 1500],
		['  1000\n', 1000],
		['+1000', 1000],
		['１０００', 1000],
		['1.5', 1.5],
		['1,5', 1.5],
		['.5', 0.5],
		['5.', 5],
		['0,125', 0.125],
		['1.000,50', 1000.5],
		['1,000.50', 1000.5],
		['100,000,0', 1_000_000],
		['1.000.000', 1_000_000],
		['1,00,000', 100_000],
		['80,0005', 800_005],
		['1.000', 1],
		['20 h', 20],
		['5×', 5],
		['5x', 5],
		['9 months', 9],
		['0', 0],
		['', 0],
		['   ', 0],
		['-0', 0],
	])('reads %j as %d', (text, value) => {
		expect(readNumber(text, ANY)).toEqual({ value });
	});

	it.each([
		'abc',
		'12abc',
		'1.2.3',
		'1,000.5,0',
		'$',
		'.',
		',',
		'-',
		'e3',
		'1e',
		'NaN',
		'Infinity',
		'0x10',
		'1/2',
		'€10',
	])('PRICE-5: counts %j as 0 and says that it is no number', (text) => {
		expect(readNumber(text, ANY)).toEqual({ value: 0, note: 'not-a-number' });
	});

	it.each(['-5', '−5', '-$5', '$-5', '-1e9'])('PRICE-5: counts %j as 0 and says that it is below', (text) => {
		expect(readNumber(text, ANY)).toEqual({ value: 0, note: 'negative' });
	});

	it.each(['1000001', '1e400', '9'.repeat(400)])('counts %j as the largest value and says so', (text) => {
		expect(readNumber(text, ANY)).toEqual({ value: ANY.max, note: 'too-large' });
	});

	it('PROFIT-4: cuts fractions off where whole numbers are asked for', () => {
		expect(readNumber('2.9', WHOLE)).toEqual({ value: 2, note: 'fraction' });
		expect(readNumber('2.0', WHOLE)).toEqual({ value: 2 });
	});

	it('PROFIT-4: gives a whole number from 0 to the largest, whatever is typed', () => {
		const texts = fc.oneof(
			fc.string(),
			fc.double().map(String),
			fc.string({ unit: fc.constantFrom(...'0159.,e-$k ') }),
		);
		fc.assert(
			fc.property(texts, (text) => {
				const { value } = readNumber(text, WHOLE);
				expect(Number.isInteger(value) && value >= 0 && value <= WHOLE.max && !Object.is(value, -0)).toBe(true);
			}),
		);
	});

	it('reads back every amount that it could show', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
				const value = thousandths / 1000;
				expect(readNumber(String(value), ANY).value).toBe(value);
				expect(readNumber(value.toLocaleString('en-US', { minimumFractionDigits: 1 }), ANY).value).toBeCloseTo(
					value,
					2,
				);
			}),
		);
	});
});

describe('plus and minus', () => {
	it('never leave 0 and the largest value', () => {
		expect(stepped(0.3, ANY, -1)).toBe(0);
		expect(stepped(1200, WHOLE, 1)).toBe(1200);
	});

	it('leave no trace of binary fractions', () => {
		expect(stepped(0.7, ANY, -1)).toBe(0.2);
		expect(stepped(0.1, { ...ANY, step: 0.2 }, 1)).toBe(0.3);
	});
});
