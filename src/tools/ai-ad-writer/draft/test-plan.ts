import { fill } from '#prose/fill.ts';
import type { AdAnswer, AdInput, AdOutput, AdVariation } from '../contract.ts';
import { OBJECTIVES, resultOf } from '../objectives.ts';
import { codeOf } from '../placements.ts';
import { readBudget } from './budget.ts';
import { firstAds, sampleText } from './sample.ts';
import { TEST } from './sentences/campaign.ts';

/** What to compare, one thing at a time, and how many people a comparison needs. */

type Test = AdAnswer['adCampaign']['optimization']['testPlan'][number];
type SampledTest = AdOutput['adCampaign']['optimization']['testPlan'][number];

/** The ads that run first, all as long as none is finished; the audiences, if there are two and the ads are tested. */
export function testsFor(input: AdInput, ads: readonly AdVariation[], audiences: number): Test[] {
	const { rate, clicks } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const budget = readBudget(input.budget);
	const compared = firstAds(budget, clicks, ads);
	const variants = compared.length > 1 ? compared : ads.map(({ name }) => codeOf(name));
	const first: Test = { element: TEST.ads, variants, metric: rate };
	if (audiences < 2 || compared.length === 1) return [first];
	const metric = fill(TEST.costPer, { result: resultOf(input) });
	return [first, { element: TEST.audience, variants: ['A', 'B'], metric }];
}

/** Adds the sample size to the test of the ads, by the click rate. */
export function sampled(tests: readonly Test[], input: AdInput, ads: readonly AdVariation[]): SampledTest[] {
	const { clicks } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const budget = readBudget(input.budget);
	const clickRate = budget?.clickRate;
	const sample = budget === null || clickRate === undefined ? TEST.noRate : sampleText({ ...budget, clickRate }, ads);
	return tests.map((test, index) => (index > 0 || !clicks ? test : { ...test, minimumSample: sample }));
}
