import { expect, it } from 'vitest';
import { potentialRevenue } from './niche-figures.ts';
import { niches } from './niches.ts';

const text = expect.stringMatching(/\S/);

it.each(niches.map((niche) => [niche.id, niche] as const))('NICHES-6: %s has every field of an entry', (_id, niche) => {
	expect({ ...niche, potentialRevenue: potentialRevenue(niche) }).toMatchObject({
		rank: expect.any(Number),
		name: text,
		description: text,
		potentialRevenue: niche.revenue.clients * niche.revenue.monthlyFee * 12,
		difficulty: expect.toBeOneOf(['Low', 'Medium', 'High']),
		marketSize: expect.toBeOneOf(['Medium', 'Large', 'Very Large']),
		trend: expect.toBeOneOf(['up', 'down', 'stable']),
		trendValue: text,
		tags: expect.arrayContaining([text]),
		featured: niche.rank <= 3,
	});
});
