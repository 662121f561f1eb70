import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAK_EVEN_MULTIPLE, PRICING_FIELDS, recommendPrice } from './pricing.ts';
import { PRICING_CASES } from './pricing-cases.ts';

/** To a millionth of a dollar, or of a large amount. */
function near(actual: number, expected: number): boolean {
	return Math.abs(actual - expected) <= 1e-6 * Math.max(1, Math.abs(expected) / 1000);
}

function column(index: number, pick: (result: ReturnType<typeof recommendPrice>) => number) {
	expect(PRICING_CASES).toHaveLength(50);
	for (const row of PRICING_CASES) {
		const [annualSalary = 0, weeklyHoursRemoved = 0, roiMultiple = 0] = row;
		const actual = pick(recommendPrice({ annualSalary, weeklyHoursRemoved, roiMultiple }));
		expect(near(actual, row[index] ?? Number.NaN), `${row.slice(0, 3)}: ${actual} for ${row[index]}`).toBe(true);
	}
}

describe('fifty recommendations', () => {
	it('PRICE-6: an hour costs the salary by 2080', () => column(3, (result) => result.hourlyRate));
	it('PRICE-7: a week saves the hours removed', () => column(4, (result) => result.weeklySavings));
	it('PRICE-8: a month saves 52 twelfths of a week', () => column(5, (result) => result.monthlySavings));
	it('PRICE-9: the retainer is the multiple of the monthly savings', () => column(6, (result) => result.retainer));
	it('PRICE-13: the client keeps the savings less the retainer', () => column(7, (result) => result.kept));
});

const inputs = fc.record({
	annualSalary: fc.integer({ min: 0, max: PRICING_FIELDS.annualSalary.max }),
	weeklyHoursRemoved: fc.integer({ min: 0, max: 4 * 168 }).map((quarters) => quarters / 4),
	roiMultiple: fc.integer({ min: 0, max: 4000 }).map((quarters) => quarters / 4),
});

describe('every recommendation', () => {
	it('PRICE-13: pays back after as many months of savings as the retainer costs', () => {
		fc.assert(
			fc.property(inputs, (given) => {
				const { monthsToPayBack, monthlySavings, retainer } = recommendPrice(given);
				if (monthlySavings === 0) expect(monthsToPayBack).toBeNull();
				else expect(near((monthsToPayBack ?? Number.NaN) * monthlySavings, retainer)).toBe(true);
			}),
		);
	});

	it('PRICE-14: exceeds the savings exactly above the multiple that breaks even', () => {
		fc.assert(
			fc.property(inputs, (given) => {
				const { exceedsSavings, monthlySavings } = recommendPrice(given);
				expect(exceedsSavings).toBe(given.roiMultiple > BREAK_EVEN_MULTIPLE && monthlySavings > 0);
				expect(recommendPrice({ ...given, roiMultiple: BREAK_EVEN_MULTIPLE }).kept).toBe(0);
			}),
		);
	});

	it('doubles with the salary, with the hours and with the multiple', () => {
		fc.assert(
			fc.property(inputs, fc.constantFrom('annualSalary', 'weeklyHoursRemoved', 'roiMultiple'), (given, name) => {
				const doubled = recommendPrice({ ...given, [name]: given[name] * 2 }).retainer;
				expect(near(doubled, recommendPrice(given).retainer * 2)).toBe(true);
			}),
		);
	});

	it('stays finite at the largest inputs', () => {
		const { annualSalary, weeklyHoursRemoved, roiMultiple } = PRICING_FIELDS;
		const largest = {
			annualSalary: annualSalary.max,
			weeklyHoursRemoved: weeklyHoursRemoved.max,
			roiMultiple: roiMultiple.max,
		};
		expect(Object.values(recommendPrice(largest)).every((value) => value === true || Number.isFinite(value))).toBe(
			true,
		);
	});
});
