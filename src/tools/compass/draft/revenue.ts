import { fill } from '#prose/fill.ts';
import { NOT_KNOWN } from '../words.ts';
import { inCurrency, type Means, timesNeeded } from './money.ts';
import { REVENUE } from './sentences.ts';

const A_YEAR = 12;

/** What the member's own price comes to. */
export function ownRevenue(means: Means): string {
	const { price, sum, need, time } = means;
	if (price === '') return NOT_KNOWN;
	const clients = timesNeeded(means);
	if (sum && need && clients !== null) {
		if (clients === 1) return fill(REVENUE.single, { price, need: need.text });
		const made = inCurrency(clients * sum.value, sum.currency);
		return sum.per === 'month'
			? fill(REVENUE.monthly, { clients: String(clients), price, sum: made, need: need.text })
			: fill(REVENUE.jobs, { jobs: String(clients), price, sum: made, need: need.text });
	}
	if (sum?.per === 'month') return fill(REVENUE.yearly, { price, sum: inCurrency(sum.value * A_YEAR, sum.currency) });
	if (sum?.per === 'hour' && time) {
		const made = inCurrency(sum.value * time.hours, sum.currency);
		return fill(REVENUE.hourly, { hours: String(time.hours), price, sum: made });
	}
	return fill(REVENUE.price, { price });
}

/** The same, for a niche further down the list. */
export function ownRevenueAgain(price: string, first: number): string {
	return fill(REVENUE.asBefore, { price, number: String(first) });
}
