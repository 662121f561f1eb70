import { fill } from '#prose/fill.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdAnswer, AdInput, AdOutput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { codeOf, placementsOf } from '../placements.ts';
import { readBudget } from './budget.ts';
import { sampleText } from './sample.ts';
import { TEST } from './sentences/campaign.ts';

/** What to compare, one thing at a time, and how many people each comparison needs. */

type Test = AdAnswer['adCampaign']['optimization']['testPlan'][number];
type SampledTest = AdOutput['adCampaign']['optimization']['testPlan'][number];

export function testsFor(input: AdInput, ads: readonly AdVariation[]): Test[] {
	const { rate, result } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const variants = placementsOf(input.adPlatform).map((placement) => {
		const own = ads.filter((ad) => ad.placement === placement);
		return own.map(({ name }) => codeOf(name)).join(', ');
	});
	return [
		{ element: TEST.ads, variants, hypothesis: TEST.adsOpen, metric: rate },
		{
			element: TEST.audience,
			variants: ['A', 'B'],
			hypothesis: TEST.audienceOpen,
			metric: fill(TEST.costPer, { result }),
		},
	];
}

/** Adds the sample size to each test: of the ads by the click rate, if one was given. */
export function sampled(tests: readonly Test[], input: AdInput, ads: readonly AdVariation[]): SampledTest[] {
	return tests.map((test, index) => ({ ...test, minimumSample: sampleFor(index, input, ads) }));
}

function sampleFor(index: number, input: AdInput, ads: readonly AdVariation[]): string {
	const { clicks, result } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	if (index > 0) return fill(TEST.noCost, { result });
	if (!clicks) return TEST.noFigure;
	const budget = readBudget(input.budget);
	const clickRate = budget?.clickRate;
	const finished = ads.filter(isFinished).length;
	return budget === null || clickRate === undefined
		? TEST.noRate
		: sampleText({ ...budget, clickRate }, finished || ads.length);
}
