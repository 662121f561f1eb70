import { fill } from '#prose/fill.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdAnswer, AdInput, AdOutput, AdVariation } from '../contract.ts';
import { OBJECTIVES, resultOf } from '../objectives.ts';
import { codeOf } from '../placements.ts';
import { readBudget } from './budget.ts';
import { comparedAds, isComputable, sampleText } from './sample.ts';
import { TEST } from './sentences/campaign.ts';

/** What to compare, one thing at a time, and how many people a comparison needs. */

type Test = AdAnswer['adCampaign']['optimization']['testPlan'][number];
type SampledTest = AdOutput['adCampaign']['optimization']['testPlan'][number];

/** The ads that the budget can compare, all if it does not tell; the audiences, if there are two and the ads are tested. */
export function testsFor(input: AdInput, ads: readonly AdVariation[], audiences: number): Test[] {
	const { rate, clicks } = OBJECTIVES[input.campaignObjective || 'Traffic'];
	const budget = readBudget(input.budget);
	const compared = clicks && isComputable(budget) ? comparedAds(budget, ads) : null;
	const all = ads.filter((ad) => isFinished(ad) || !ads.some(isFinished)).map(({ name }) => codeOf(name));
	const first: Test = { element: TEST.ads, variants: compared?.length ? compared : all, metric: rate };
	if (audiences < 2 || compared?.length === 0) return [first];
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
