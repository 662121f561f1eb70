import { expect, it } from 'vitest';
import { namedSum } from './sums.ts';

it('writes nothing for a sum that is not told', () => {
	expect(namedSum({ amount: null, per: null, quote: 'Between three and four dollars per seat.' })).toBe('');
});

it.each([
	['It is usually between three and four and a half thousand dollars.', 3000, 'once', '$3,000–4,500'],
	['That is three to four thousand dollars a month.', 3000, 'month', '$3,000–4,000 a month'],
	['It is three hundred dollars per engineer per month.', 300, 'month', '$300 per engineer a month'],
	['It is three hundred dollars per engineer.', 300, 'unit', '$300 per engineer'],
	['It is three hundred dollars each.', 300, 'unit', '$300 each'],
	['It is three thousand dollars.', 3000, 'once', '$3,000'],
	['It is three thousand, or five to six thousand dollars with payroll.', 3000, 'once', '$3,000'],
] as const)('writes a sum as it was named: %s', (quote, amount, per, text) => {
	expect(namedSum({ amount, per, currency: 'USD', quote })).toBe(text);
});
