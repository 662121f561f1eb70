import type { Niche, NicheEntry } from './niche.ts';
import { potentialRevenue } from './niche-figures.ts';
import { building } from './niches/building.ts';
import { digital } from './niches/digital.ts';
import { goods } from './niches/goods.ts';
import { guests } from './niches/guests.ts';
import { health } from './niches/health.ts';
import { learning } from './niches/learning.ts';
import { offices } from './niches/offices.ts';
import { property } from './niches/property.ts';
import { vehicles } from './niches/vehicles.ts';

/** How many cards are above the table. */
const FEATURED = 3;

/** The rule of the ranking, worded for the page: of what its table shows, so that whoever compares two rows finds it kept. */
export const RANKING_RULE =
	'Points for market (Very Large 3, Large 2, Medium 1), trend (up 2, stable 1, down 0), ease of entry (difficulty Low 2, Medium 1, High 0) and revenue (1 for each $500,000 of our estimate, at most 4); of equal points the larger estimate stands first.';

const MARKET = { 'Very Large': 3, Large: 2, Medium: 1 } as const;
const TREND = { up: 2, stable: 1, down: 0 } as const;
const EASE = { Low: 2, Medium: 1, High: 0 } as const;

function points(entry: NicheEntry): number {
	const revenue = Math.min(4, Math.floor(potentialRevenue(entry) / 500_000));
	return MARKET[entry.marketSize] + TREND[entry.trend] + EASE[entry.difficulty] + revenue;
}

const entries = [
	...health,
	...building,
	...vehicles,
	...property,
	...offices,
	...guests,
	...goods,
	...learning,
	...digital,
];

/** The 50 niches by rank, see `RANKING_RULE`. */
export const niches: readonly Niche[] = entries
	.toSorted(
		(a, b) => points(b) - points(a) || potentialRevenue(b) - potentialRevenue(a) || a.name.localeCompare(b.name, 'en'),
	)
	.map((entry, index) => ({ ...entry, rank: index + 1, featured: index < FEATURED }));

/** The figures at the head of the leaderboard; revenue in US dollars a year. */
export function nicheStatistics(of: readonly Niche[]): {
	averageRevenue: number;
	total: number;
	growing: number;
	highPotential: number;
} {
	const revenue = of.reduce((sum, niche) => sum + potentialRevenue(niche), 0);
	return {
		averageRevenue: of.length === 0 ? 0 : revenue / of.length,
		total: of.length,
		growing: of.filter(({ trend }) => trend === 'up').length,
		highPotential: of.filter(isHighPotential).length,
	};
}

/** Revenue of at least $1.5M, growing, and not hard to enter. */
export function isHighPotential(niche: NicheEntry): boolean {
	return potentialRevenue(niche) >= 1_500_000 && niche.trend === 'up' && niche.difficulty !== 'High';
}
