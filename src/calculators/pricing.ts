import type { Inputs } from './address.ts';
import type { NumberRule } from './numbers.ts';

/** From the specification: 52 weeks of 40 hours. */
export const WORKING_HOURS_PER_YEAR = 2080;

/** The multiple at which the retainer equals the savings, and the client neither keeps nor loses anything. */
export const BREAK_EVEN_MULTIPLE = 1;

export const PRICING_FIELDS = {
	annualSalary: { initial: 80_000, step: 1000, max: 100_000_000 },
	weeklyHoursRemoved: { initial: 20, step: 1, max: 100_000 },
	roiMultiple: { initial: 5, step: 0.5, max: 1000 },
} as const satisfies Record<string, NumberRule>;

export type PricingInputs = Inputs<typeof PRICING_FIELDS>;

/** US dollars, unrounded. */
export interface PriceRecommendation {
	hourlyRate: number;
	weeklySavings: number;
	monthlySavings: number;
	/** A month. */
	retainer: number;
	/** The part of a month's savings that the client keeps; below 0 where the retainer is larger. */
	kept: number;
	/** Months of savings that pay for one month's retainer; null where there are no savings. */
	monthsToPayBack: number | null;
	exceedsSavings: boolean;
}

/** The arithmetic of the specification's part 9, with what the client keeps and the payback time beside it. */
export function recommendPrice({ annualSalary, weeklyHoursRemoved, roiMultiple }: PricingInputs): PriceRecommendation {
	const hourlyRate = annualSalary / WORKING_HOURS_PER_YEAR;
	const weeklySavings = hourlyRate * weeklyHoursRemoved;
	const monthlySavings = (weeklySavings * 52) / 12;
	const retainer = monthlySavings * roiMultiple;
	return {
		hourlyRate,
		weeklySavings,
		monthlySavings,
		retainer,
		kept: monthlySavings - retainer,
		monthsToPayBack: monthlySavings > 0 ? retainer / monthlySavings : null,
		exceedsSavings: retainer > monthlySavings,
	};
}
