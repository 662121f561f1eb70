import { type FittingNiche, potentialRevenue } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import type { Recommendation } from './contract.ts';

/** The parts of a recommendation that come from the catalogue unchanged. */

const byName = new Map(fittingNiches.map((niche) => [niche.name.toLowerCase(), niche]));

/** The niche with this title, whatever its capitals; null if the catalogue has none. */
export function nicheTitled(title: string): FittingNiche | null {
	return byName.get(title.trim().replace(/\.$/, '').toLowerCase()) ?? null;
}

function dollars(amount: number): string {
	return `$${amount.toLocaleString('en-US')}`;
}

/** "$1,800,000 a year for a small firm (150 clients × $1,000 a month × 12; our estimate). One client is $12,000 a year." */
export function revenueText(niche: FittingNiche): string {
	const { clients, monthlyFee } = niche.revenue;
	const factors = `${clients} clients × ${dollars(monthlyFee)} a month × 12; our estimate`;
	return `${dollars(potentialRevenue(niche))} a year for a small firm (${factors}). One client is ${dollars(monthlyFee * 12)} a year.`;
}

export function measuredFacts(
	niche: FittingNiche,
): Pick<Recommendation, 'marketDemand' | 'difficulty' | 'potentialRevenue'> {
	return { marketDemand: niche.marketDemand, difficulty: niche.difficulty, potentialRevenue: revenueText(niche) };
}
