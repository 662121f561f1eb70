import { type Budget, count, money } from './budget.ts';

/** How often each person sees the ads. Our own assumption, stated wherever it is used. */
const SEEN = { least: 2, most: 3 } as const;

export function impressionsOf(cents: number, cpm: number): number {
	return Math.floor((cents / cpm) * 1000);
}

/** "£40 × 21 days", or just the amount if it was given as a total. */
export function factors({ daily, days, daysGiven, perPeriod, period, total, ...budget }: Budget): string {
	const length = `${days} days${daysGiven === undefined ? '' : ` (${daysGiven})`}`;
	if (daily !== undefined && days !== undefined) return `${money(daily, budget as Budget)} × ${length}`;
	if (perPeriod !== undefined && days !== undefined)
		return `${money(perPeriod, budget as Budget)} a ${period}, ${length}`;
	return money(total ?? daily ?? 0, budget as Budget);
}

/** A range with its assumption, or what is missing. */
export function estimatedReach(budget: Budget | null): string {
	if (budget === null || (budget.total === undefined && budget.daily === undefined)) {
		return budget?.cpm === undefined
			? 'Not estimated: add a budget and your cost per 1,000 impressions'
			: 'Not estimated: add a budget';
	}
	if (budget.cpm === undefined || budget.cpm <= 0)
		return 'Not estimated: the budget field names no cost per 1,000 impressions yet';
	const aDay = budget.total === undefined;
	const spent = budget.total ?? (budget.daily ?? 0) * 7;
	const impressions = impressionsOf(spent, budget.cpm);
	if (impressions < 100) return 'Not estimated: the budget buys fewer than 100 impressions at the cost you gave';
	const span = `${rounded(impressions / SEEN.most)} to ${rounded(impressions / SEEN.least)} people${aDay ? ' in a week' : ''}`;
	const bought = `${money(spent, budget)} ÷ ${money(budget.cpm, budget)} × 1,000 = ${count(impressions)} impressions`;
	const { daysGiven: _, ...counted } = budget;
	const basis = aDay ? `${money(budget.daily ?? 0, budget)} × 7 days` : factors(counted);
	const sum = basis === money(spent, budget) ? '' : ` (${money(spent, budget)} is ${basis})`;
	return `${span}, assuming that everyone reached gets ${SEEN.least} to ${SEEN.most} views. ${bought}${sum}. Where Ads Manager shows a smaller audience, that is the ceiling.`;
}

function rounded(people: number): string {
	const step = people >= 10_000 ? 500 : people >= 1000 ? 100 : 10;
	return count(Math.round(people / step) * step);
}

/** The budget as given, with the calculation; otherwise what is missing. */
export function recommendedBudget(field: string, budget: Budget | null): string {
	const said = field.replace(/\s+/g, ' ').trim();
	if (said === '') return 'Not set: [add budget]';
	const short = said.length > 160 ? `${said.slice(0, said.lastIndexOf(' ', 160))} …` : said;
	if (budget === null || budget.unclear || (budget.total === undefined && budget.daily === undefined)) {
		return `As you wrote it: ${short.replace(/(?<![.…\s])[.…\s]+$/, '')}. [confirm one amount and its period]`;
	}
	if (budget.total === undefined) {
		return `${money(budget.daily ?? 0, budget)} a day, as you gave it. [add how many days]`;
	}
	if (budget.perPeriod !== undefined) {
		const sum = `${budget.days} days come to ${money(budget.total, budget)}`;
		return `${money(budget.perPeriod, budget)} a ${budget.period}, as you gave it; ${sum}.`;
	}
	if (budget.daily !== undefined) return `${money(budget.total, budget)} in all: ${factors(budget)}, as you gave it.`;
	const over =
		budget.days === undefined ? ', as you gave it. [add how many days]' : ` for ${budget.days} days, as you gave it.`;
	return `${money(budget.total, budget)} in all${over}`;
}
