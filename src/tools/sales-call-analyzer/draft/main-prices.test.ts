import { describe, expect, it } from 'vitest';
import { type Facts, readingWith } from './advice/testing.ts';
import { highlights } from './summary.ts';

const told = (call: readonly string[], facts: Facts = {}) =>
	highlights(readingWith(call, facts)).filter((line) => /price/i.test(line));

describe('the price in the summary', () => {
	it('CALL-16: is what the seller names who is asked for it, where nothing was read as one', () => {
		expect(told(['Bea: What does it cost?', 'Sam: The audit with a retest is 4,800 euros.'])).toEqual([
			'Your price: “The audit with a retest is 4,800 euros.” (line 2)',
		]);
		expect(told(["Sam: You'd be looking at a hundred and eighteen thousand pounds, installed."])).toHaveLength(1);
	});

	it('is none of a sum that they named, or that is the price of nothing', () => {
		expect(told(['Bea: We pay 4,800 euros now. What does it cost?', 'Sam: 4,800 euros is a lot.'])).toEqual([]);
		expect(told(['Bea: We make doors.', 'Sam: We sold 4,800 of them in May.'])).toEqual([]);
	});

	it('is told from the first on, to what was conceded', () => {
		const call = [
			'Sam: Six seventy by eighty-four is six hundred and forty-seven a month.',
			'Bea: That is a lot.',
			"Sam: Then leave out the tips. That's seventeen less, so six hundred and thirty.",
			'Bea: I am listening.',
			'Sam: It is twenty-five percent to book, so that is a hundred and fifty-seven.',
		];
		const [line = ''] = told(call, { prices: { 1: { amount: 647, per: 'month' } } });
		expect(line).toMatch(/^Your price: first “.+\(line 1\), last “.+six hundred and thirty\.” \(line 3\)$/);
	});

	it('is agreed with whoever says yes and names the sums', () => {
		const call = [
			'Bea: What does it cost?',
			'Sam: The monthly is four hundred and twenty.',
			'Bea: That is steep.',
			'Sam: I can do three hundred and eighty-five.',
			"Bea: Then let's do it. Three eighty-five a month.",
		];
		expect(told(call, { ended: 'agreed', end: 5 })[0]).toMatch(
			/agreed “Then let's do it\. Three eighty-five a month\.” \(line 5\)$/,
		);
		const other = [...call.slice(0, 4), "Bea: Then let's do it. Three fifty a month."];
		expect(told(other, { ended: 'agreed', end: 5 })[0]).not.toContain('Three fifty');
	});
});
