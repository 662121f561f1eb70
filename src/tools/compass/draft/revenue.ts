import { fill } from '#prose/fill.ts';
import { NOT_KNOWN } from '../words.ts';
import type { Candidate } from './candidate.ts';
import { type Means, timesNeeded } from './money.ts';
import { inCurrency } from './prices.ts';
import { REVENUE } from './sentences.ts';

/**
 * What the member's own price comes to; the price alone where fewer people are named than would have to buy.
 *
 * @param isFirst those people stand in no niche before this one
 */
export function ownRevenue({ price, people }: Candidate, means: Means, isFirst: boolean): string {
	if (price === null) return NOT_KNOWN;
	const { text, sum } = price;
	const times = timesNeeded(price, means);
	const isReached = sum?.per === 'job' || (times !== null && times <= (people?.count ?? 0));
	if (!isFirst || !isReached || !sum || !means.need || times === null) return fill(REVENUE.price, { price: text });
	const need = means.need.text;
	if (times === 1) return fill(REVENUE.single, { price: text, need });
	const made = inCurrency(times * sum.value, sum.currency);
	return fill(sum.per === 'month' ? REVENUE.monthly : REVENUE.jobs, {
		times: String(times),
		price: text,
		sum: made,
		need,
	});
}
