import { fill } from '#prose/fill.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdAnswer, AdInput, AdOutput, AdVariation } from '../contract.ts';
import { objectiveOf, resultOf } from '../objectives.ts';
import { codeOf } from '../placements.ts';
import { type Budget, money, readBudget } from './budget.ts';
import { TEST } from './sentences/campaign.ts';

/** What is compared, how many impressions that needs, and for how many ads the budget pays. */

/** (1.96 + 0.84)²: 95 % confidence (two-sided) and 80 % power, in the textbook formula for two proportions. */
const CERTAINTY = 7.84;
/** The smallest improvement worth finding, as a multiple of the given rate. Our own choice, stated where it is used. */
const WORTH = 1.5;
/** A budget without an end is tested with for a month at most. */
const LONGEST_DAYS = 30;
/** The part of the budget that a comparison of more than two ads may take. */
const PART = 0.5;

type Computable = Budget & { clickRate: number; cpm: number };

/** How many impressions each variation needs to tell which of two click rates is better. `clickRate` is a fraction. */
export function viewsNeeded(clickRate: number): number {
	const better = clickRate * WORTH;
	const spread = clickRate * (1 - clickRate) + better * (1 - better);
	return Math.ceil(Number(((CERTAINTY * spread) / (better - clickRate) ** 2).toFixed(6)));
}

/** What it costs to compare so many ads, in cents, rounded up to whole units of the currency. */
export function costOf(ads: number, { clickRate, cpm }: Computable): number {
	return Math.ceil((viewsNeeded(clickRate) * ads * cpm) / 100_000) * 100;
}

/** What the budget may spend, in cents; 0 if that is not known. */
function spendable({ total, daily = 0 }: Budget): number {
	return total ?? daily * LONGEST_DAYS;
}

/** Whether the budget says what a comparison costs and what there is for it. */
export function isComputable(budget: Budget): budget is Computable {
	return budget.clickRate !== undefined && (budget.cpm ?? 0) > 0 && spendable(budget) > 0;
}

/** The budget of ads that are compared by clicks, if it says what that costs. */
export function testBudget(input: AdInput): Computable | null {
	const budget = readBudget(input.budget);
	return objectiveOf(input).clicks && isComputable(budget) ? budget : null;
}

export function codesOf(ads: readonly AdVariation[]): string[] {
	return ads.map(({ name }) => codeOf(name));
}

/** The codes of the finished ads, placement by placement. */
function finishedCodes(ads: readonly AdVariation[]): string[][] {
	return Array.from(Map.groupBy(ads.filter(isFinished), ({ placement }) => placement).values(), codesOf);
}

/** The codes of the ads that the budget can compare, in one placement or in each; empty if it pays for no two, null if no two are finished. */
export function comparedAds(budget: Computable, ads: readonly AdVariation[]): string[] | null {
	const groups = finishedCodes(ads).filter((codes) => codes.length > 1);
	const [first] = groups;
	if (first === undefined) return null;
	const most = Math.max(...groups.map(({ length }) => length));
	const numbers = Array.from({ length: most - 1 }, (_, index) => most - index);
	const inEach = numbers.map((number) => groups.flatMap((codes) => codes.slice(0, number)));
	const inOne = numbers.map((number) => first.slice(0, number));
	const sum = spendable(budget);
	const compared = [...inEach, ...inOne].find(({ length }) => costOf(length, budget) <= sum * PART);
	return compared ?? (costOf(2, budget) <= sum ? first.slice(0, 2) : []);
}

/** The codes of the ads that run first: those that the budget can compare, two where it does not tell, one where it pays for no two. */
export function firstAds(input: AdInput, ads: readonly AdVariation[]): string[] {
	const budget = testBudget(input);
	const compared = budget && comparedAds(budget, ads);
	const groups = finishedCodes(ads);
	const [first = []] = groups;
	if (compared?.length === 0) return first.slice(0, 1);
	return compared ?? (groups.find((codes) => codes.length > 1) ?? first).slice(0, 2);
}

type Test = AdAnswer['adCampaign']['optimization']['testPlan'][number];
type SampledTest = AdOutput['adCampaign']['optimization']['testPlan'][number];

/** The ads that run first, all as long as none is finished; the audiences, if there are two and the ads are tested. */
export function testsFor(input: AdInput, ads: readonly AdVariation[], audiences: number): Test[] {
	const compared = firstAds(input, ads);
	const variants = compared.length > 1 ? compared : codesOf(ads);
	const { rate } = objectiveOf(input);
	const first: Test = { element: TEST.ads, variants, metric: rate };
	if (audiences < 2 || compared.length === 1) return [first];
	const metric = fill(TEST.costPer, { result: resultOf(input) });
	return [first, { element: TEST.audience, variants: ['A', 'B'], metric }];
}

/** Adds the sample size to the test of the ads, by the click rate. */
export function sampled(tests: readonly Test[], input: AdInput, ads: readonly AdVariation[]): SampledTest[] {
	const { clicks } = objectiveOf(input);
	const minimumSample = sampleText(readBudget(input.budget), ads);
	return tests.map((test, index) => (clicks && index === 0 ? { ...test, minimumSample } : test));
}

/** The sample, and for how many ads the budget pays. */
export function sampleText(budget: Budget, ads: readonly AdVariation[]): string {
	const { clickRate } = budget;
	if (clickRate === undefined) return TEST.noRate;
	const views = viewsNeeded(clickRate).toLocaleString('en-US');
	const each = fill(TEST.sample, { views, rate: percent(clickRate), better: percent(clickRate * WORTH) });
	if (!isComputable(budget)) return each;
	const compared = comparedAds(budget, ads)?.length;
	if (compared === undefined) return each;
	const cost = money(costOf(compared || 2, budget), budget);
	const sums = { views, cpm: money(budget.cpm, budget), ads: String(compared), cost };
	return `${each} ${fill(compared === 0 ? TEST.paysNone : TEST.pays, sums)}`;
}

function percent(value: number): string {
	return `${Number((value * 100).toFixed(3))}%`;
}
