import { counted } from '#language/inflect.ts';
import { fill } from '#prose/fill.ts';
import { type Budget, money } from './budget.ts';
import { BUDGET, REACH } from './sentences/campaign.ts';

const WEEK = 7;
/** How often each person sees the ads. Our own assumption, stated where it is used. */
const VIEWS = 2;

/** How many people, with the arithmetic, or what is missing. */
export function estimatedReach(budget: Budget): string {
	const { total, daily = 0, cpm = 0 } = budget;
	const spent = total ?? daily * WEEK;
	if (spent === 0) return REACH.noBudget;
	if (cpm <= 0) return REACH.noPrice;
	const impressions = Math.floor((spent / cpm) * 1000);
	return fill(total === undefined ? REACH.weekly : REACH.whole, {
		people: Math.floor(impressions / VIEWS).toLocaleString('en-US', { maximumSignificantDigits: 2 }),
		cpm: money(cpm, budget),
		impressions: impressions.toLocaleString('en-US'),
		sum: money(total ?? daily, budget),
	});
}

/** The budget with its calculation, or what is missing. */
export function recommendedBudget(field: string, budget: Budget): string {
	if (field.trim() === '') return BUDGET.none;
	const { total, daily, days, perPeriod = 0, period } = budget;
	if (total === undefined && daily === undefined) return BUDGET.unread;
	const sums = {
		daily: money(daily ?? 0, budget),
		total: money(total ?? 0, budget),
		length: counted(days ?? 0, 'day'),
	};
	if (total === undefined) return fill(BUDGET.daily, sums);
	if (daily !== undefined) return fill(BUDGET.dailyFor, sums);
	if (period !== undefined) return fill(BUDGET.perPeriod, { ...sums, sum: money(perPeriod, budget), period });
	return fill(days === undefined ? BUDGET.total : BUDGET.totalFor, sums);
}
