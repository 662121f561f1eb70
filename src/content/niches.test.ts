import { describe, expect, it } from 'vitest';
import { NICHES_REVIEWED, nicheEntrySchema, nicheFitSchema, potentialRevenue } from './niche.ts';
import { fittingNiches } from './niche-fits.ts';
import { isHighPotential, nicheStatistics, niches, RANKING_RULE } from './niches.ts';

function unique(values: readonly string[]): boolean {
	return new Set(values).size === values.length;
}

describe('the niches', () => {
	it.each(fittingNiches.map((niche) => [niche.id, niche] as const))('%s is a whole entry', (_id, niche) => {
		const { rank, featured, terms, show, ...entry } = niche;
		expect(nicheEntrySchema.parse(entry)).toEqual(entry);
		expect(nicheFitSchema.parse({ terms, show })).toEqual({ terms, show });
	});

	it('NICHES-7: are fifty, each with a stated basis of its estimate', () => {
		expect(niches).toHaveLength(50);
		for (const { revenue } of niches) expect(revenue.basis).toMatch(/^Our estimate: \S.{30,}\.$/);
		expect(unique(niches.map(({ revenue }) => revenue.basis))).toBe(true);
	});

	it('NICHES-3: come to the figures that the page states', () => {
		const { averageRevenue, total, growing, highPotential } = nicheStatistics(niches);
		expect((averageRevenue / 1_000_000).toFixed(1)).toBe('1.2');
		expect([total, growing, highPotential]).toEqual([50, 38, 12]);
	});

	it('NICHES-3: are counted, not stated: fewer entries give other figures', () => {
		const [first, second] = niches;
		if (!first || !second) throw new Error('the catalogue is empty');
		const revenue = (potentialRevenue(first) + potentialRevenue(second)) / 2;
		expect(nicheStatistics([first, second])).toEqual({
			averageRevenue: revenue,
			total: 2,
			growing: 2,
			highPotential: 2,
		});
		expect(nicheStatistics([]).averageRevenue).toBe(0);
		expect(isHighPotential({ ...first, difficulty: 'High' })).toBe(false);
		expect(isHighPotential({ ...first, trend: 'stable' })).toBe(false);
		expect(isHighPotential({ ...first, revenue: { ...first.revenue, clients: 1 } })).toBe(false);
	});

	it('have a revenue of clients times fee times twelve', () => {
		expect(potentialRevenue({ revenue: { clients: 12, monthlyFee: 1000, basis: '' } })).toBe(144_000);
	});

	it('are ranked without gaps by market, trend, ease and revenue, the first three featured', () => {
		expect(niches.map(({ rank }) => rank)).toEqual(niches.map((_niche, index) => index + 1));
		expect(niches.filter(({ featured }) => featured).map(({ rank }) => rank)).toEqual([1, 2, 3]);
		const points = niches.map(
			(niche) =>
				['Medium', 'Large', 'Very Large'].indexOf(niche.marketSize) +
				['down', 'stable', 'up'].indexOf(niche.trend) +
				['High', 'Medium', 'Low'].indexOf(niche.difficulty) +
				Math.min(4, Math.floor(potentialRevenue(niche) / 500_000)),
		);
		expect(points).toEqual(points.toSorted((a, b) => b - a));
		for (const word of ['market', 'trend', 'ease', '$500,000']) expect(RANKING_RULE).toContain(word);
	});

	it('are fifty different ones, at most two for a trade', () => {
		expect(unique(niches.map(({ id }) => id))).toBe(true);
		expect(unique(niches.map(({ name }) => name.toLowerCase()))).toBe(true);
		expect(unique(niches.map(({ description }) => description.split(' ').slice(0, 5).join(' ')))).toBe(true);
		for (const { industry } of niches)
			expect(niches.filter((other) => other.industry === industry).length, industry).toBeLessThanOrEqual(2);
	});

	it('repeat nothing: no step, warning, snapshot, problem or thing to look at is in two entries', () => {
		const texts = fittingNiches.flatMap(({ validationSteps, warning, marketSnapshot, coreProblem, show }) => [
			...Object.values(validationSteps).flat(),
			warning,
			marketSnapshot,
			coreProblem,
			show,
		]);
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
	});

	it('have imperative steps, and clauses that fit their sentence', () => {
		for (const { validationSteps, warning, coreProblem } of fittingNiches) {
			for (const step of Object.values(validationSteps).flat()) expect(step).toMatch(/^[A-Z].+[.?]$/);
			expect(warning).toMatch(/^[^.A-Z]\D*[^.]$/);
			expect(coreProblem).toMatch(/\.$/);
		}
	});

	it('hold nothing that changes by the month, and say when they were read through', () => {
		const texts = JSON.stringify(fittingNiches, (_key, value) => (typeof value === 'number' ? undefined : value));
		expect(texts.match(/\b(?:19|20)\d\d\b|\d ?%|billion|million/g)).toBeNull();
		expect(NICHES_REVIEWED).toMatch(/^\d{4}-\d\d-\d\d$/);
	});
});
