import { counted } from '#language/inflect.ts';
import { fill } from '#prose/fill.ts';
import { type Budget, count, money } from './budget.ts';
import { BUDGET, REACH } from './sentences/campaign.ts';

const WEEK = 7;
/** How often each person sees the ads. Our own assumption, stated where it is used. */
const VIEWS = 2;

/** How many people, with the arithmetic, or what is missing. */
export function estimatedReach(budget: Budget | null): string {
	const { total, daily, cpm } = budget ?? {};
	const spent = total ?? (daily ?? 0) * WEEK;
	if (budget === null || spent === 0) return REACH.noBudget;
	if (cpm === undefined || cpm <= 0) return REACH.noPrice;
	const impressions = Math.floor((spent / cpm) * 1000);
	const sum = {
		people: count(Math.floor(impressions / VIEWS)),
		cpm: money(cpm, budget),
		impressions: count(impressions),
	};
	return total === undefined
		? fill(REACH.weekly, { ...sum, daily: money(daily ?? 0, budget) })
		: fill(REACH.whole, { ...sum, spent: money(total, budget) });
}

/** The budget with its calculation; where it cannot be read, as typed. */
export function recommendedBudget(field: string, budget: Budget | null): string {
	if (field.trim() === '') return BUDGET.none;
	const { total, daily, days, perPeriod, period } = budget ?? {};
	if (budget === null || budget.unclear || (total === undefined && daily === undefined)) {
		return BUDGET.unread;
	}
	const inAll = money(total ?? 0, budget);
	const length = days === undefined ? '' : counted(days, 'day');
	if (total === undefined) return fill(BUDGET.daily, { daily: money(daily ?? 0, budget) });
	if (daily !== undefined) return fill(BUDGET.dailyFor, { daily: money(daily, budget), length, total: inAll });
	if (perPeriod !== undefined && period !== undefined) {
		return fill(BUDGET.perPeriod, { sum: money(perPeriod, budget), period, length, total: inAll });
	}
	return length === '' ? fill(BUDGET.total, { total: inAll }) : fill(BUDGET.totalFor, { total: inAll, length });
}
