import { count, dollars, dollarsAsTyped, ratio } from '#calculators/format.ts';
import {
	BREAK_EVEN_MULTIPLE,
	type PriceRecommendation,
	type PricingInputs,
	WORKING_HOURS_PER_YEAR,
} from '#calculators/pricing.ts';

/** The calculation as lines of plain text, to paste into a mail or a proposal. */
export function pricingText(inputs: PricingInputs, recommendation: PriceRecommendation): string {
	const { hourlyRate, weeklySavings, monthlySavings, retainer, kept, monthsToPayBack, exceedsSavings } = recommendation;
	return [
		'Pricing Recommendation',
		'',
		`Annual salary: ${dollarsAsTyped(inputs.annualSalary)}`,
		`Weekly hours removed: ${count(inputs.weeklyHoursRemoved)}`,
		`ROI multiple: ${count(inputs.roiMultiple)}`,
		'',
		`Hourly rate: ${dollars(hourlyRate)} (salary ÷ ${count(WORKING_HOURS_PER_YEAR)} h)`,
		`Weekly savings: ${dollars(weeklySavings)} (hourly rate × hours)`,
		`Monthly savings: ${dollars(monthlySavings)} (weekly × 52 ÷ 12)`,
		`Recommended retainer: ${dollars(retainer)} a month (monthly savings × multiple)`,
		'',
		`Kept each month: ${dollars(kept)} (savings − retainer)`,
		...(monthsToPayBack === null || exceedsSavings
			? []
			: [`Months to pay back: ${ratio(monthsToPayBack)} (retainer ÷ savings)`]),
		...(exceedsSavings
			? [
					`At this multiple the retainer is more than the client saves. It breaks even at a multiple of ${ratio(BREAK_EVEN_MULTIPLE)}, ` +
						`which is ${dollars(monthlySavings)} a month.`,
				]
			: []),
	].join('\n');
}
