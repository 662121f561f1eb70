import type { FittingNiche } from '#content/niche.ts';
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

/** "About $1,000 a month for each client: our estimate, in US dollars." */
export function revenueText({ revenue }: FittingNiche): string {
	return `About ${dollars(revenue.monthlyFee)} a month for each client: our estimate, in US dollars.`;
}

export function measuredFacts(
	niche: FittingNiche,
): Pick<Recommendation, 'marketDemand' | 'difficulty' | 'potentialRevenue'> {
	return { marketDemand: niche.marketDemand, difficulty: niche.difficulty, potentialRevenue: revenueText(niche) };
}
