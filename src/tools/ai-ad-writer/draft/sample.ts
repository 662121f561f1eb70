import { fill } from '#prose/fill.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdVariation } from '../contract.ts';
import { codeOf } from '../placements.ts';
import { type Budget, count, money } from './budget.ts';
import { TEST } from './sentences/campaign.ts';

/** How many impressions a comparison of two click rates needs, and for how many ads the budget pays. */

/** (1.96 + 0.84)²: 95 % confidence (two-sided) and 80 % power, in the textbook formula for two proportions. */
const CERTAINTY = 7.84;
/** The smallest improvement worth finding, as a multiple of the given rate. Our own choice, stated where it is used. */
const WORTH = 1.5;
/** A budget without an end is tested with for a month at most. */
const LONGEST_DAYS = 30;
/** The part of the budget that a comparison of more than two ads may take. */
const PART = 0.5;

/** How many impressions each variation needs to tell which of two click rates is better. `clickRate` is a fraction. */
export function viewsNeeded(clickRate: number): number {
	const better = clickRate * WORTH;
	const spread = clickRate * (1 - clickRate) + better * (1 - better);
	return Math.ceil(Number(((CERTAINTY * spread) / (better - clickRate) ** 2).toFixed(6)));
}

/** In cents, rounded up to whole units of the currency. */
export function costOf(views: number, cpm: number): number {
	return Math.ceil((views * cpm) / 100_000) * 100;
}

/** What the budget may spend, in cents; 0 if that is not known. */
function spendable({ total, daily, unclear }: Budget): number {
	return unclear ? 0 : (total ?? (daily ?? 0) * LONGEST_DAYS);
}

/** Whether the budget says what a comparison costs and what there is for it. */
export function isComputable(budget: Budget | null): budget is Budget & { clickRate: number; cpm: number } {
	return budget !== null && budget.clickRate !== undefined && (budget.cpm ?? 0) > 0 && spendable(budget) > 0;
}

/** The codes of the ads that the budget can compare, in one placement or in each; empty if it pays for no two, null if no two are finished. */
export function comparedAds(
	budget: Budget & { clickRate: number; cpm: number },
	ads: readonly AdVariation[],
): string[] | null {
	const finished = ads.filter(isFinished);
	const groups = [...new Set(finished.map(({ placement }) => placement))]
		.map((placement) => finished.filter((ad) => ad.placement === placement).map(({ name }) => codeOf(name)))
		.filter((codes) => codes.length > 1);
	const [first] = groups;
	if (first === undefined) return null;
	const sum = spendable(budget);
	const views = viewsNeeded(budget.clickRate);
	const fitting = (codes: number, within: number) => costOf(views * codes, budget.cpm) <= within;
	for (let each = Math.max(...groups.map(({ length }) => length)); each > 1; each--) {
		const compared = groups.flatMap((codes) => codes.slice(0, each));
		if (fitting(compared.length, sum * PART)) return compared;
	}
	const most = first.findLastIndex((_, index) => fitting(index + 1, sum * PART)) + 1;
	if (most > 1) return first.slice(0, most);
	return fitting(2, sum) ? first.slice(0, 2) : [];
}

/** The codes of the ads that run first: those that the budget can compare, two where it does not tell, one where it pays for no two. */
export function firstAds(budget: Budget | null, clicks: boolean, ads: readonly AdVariation[]): string[] {
	const finished = ads.filter(isFinished);
	const [first = [], ...others] = [...new Set(finished.map(({ placement }) => placement))].map((placement) =>
		finished.filter((ad) => ad.placement === placement).map(({ name }) => codeOf(name)),
	);
	const compared = clicks && isComputable(budget) ? comparedAds(budget, ads) : null;
	if (compared?.length === 0) return first.slice(0, 1);
	return compared ?? ([first, ...others].find((codes) => codes.length > 1) ?? first).slice(0, 2);
}

/** The sample, and for how many ads the budget pays. */
export function sampleText(budget: Budget & { clickRate: number }, ads: readonly AdVariation[]): string {
	const { clickRate: rate } = budget;
	const views = viewsNeeded(rate);
	const each = fill(TEST.sample, {
		views: count(views),
		rate: percent(rate),
		better: percent(rate * WORTH),
	});
	const compared = isComputable(budget) ? comparedAds(budget, ads)?.length : undefined;
	if (compared === undefined || budget.cpm === undefined) return each;
	const sums = {
		views: count(views),
		cpm: money(budget.cpm, budget),
		cost: money(costOf(views * (compared || 2), budget.cpm), budget),
	};
	const pays = compared === 0 ? fill(TEST.paysNone, sums) : fill(TEST.pays, { ...sums, ads: String(compared) });
	return `${each} ${pays}`;
}

function percent(value: number): string {
	return `${Number((value * 100).toFixed(3))}%`;
}
