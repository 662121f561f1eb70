import { fill } from '#prose/fill.ts';
import { type Budget, count, money } from './budget.ts';
import { TEST } from './sentences/campaign.ts';

/** How many people a comparison of two click rates needs. */

/** (1.96 + 0.84)²: 95 % confidence (two-sided) and 80 % power, in the textbook formula for two proportions. */
const CERTAINTY = 7.84;
/** The smallest improvement worth finding, as a multiple of the given rate. Our own choice, stated where it is used. */
const WORTH = 1.5;

/** How many people each variation must reach to tell which of two click rates is better. `clickRate` is a fraction. */
export function peopleNeeded(clickRate: number): number {
	const better = clickRate * WORTH;
	const spread = clickRate * (1 - clickRate) + better * (1 - better);
	return Math.ceil(Number(((CERTAINTY * spread) / (better - clickRate) ** 2).toFixed(6)));
}

export function sampleText(budget: Budget & { clickRate: number }, ads: number): string {
	const { clickRate: rate, cpm } = budget;
	const people = peopleNeeded(rate);
	const each = fill(TEST.sample, {
		people: count(people),
		low: decimal(rate),
		lowRest: decimal(1 - rate),
		high: decimal(rate * WORTH),
		highRest: decimal(1 - rate * WORTH),
		gap: decimal(rate * (WORTH - 1)),
		rate: percent(rate),
		better: percent(rate * WORTH),
	});
	const all = { ads: String(ads), all: count(people * ads) };
	const inAll =
		cpm === undefined
			? fill(TEST.sampleFor, all)
			: fill(TEST.sampleCost, { ...all, cost: money(costOf(people * ads, cpm), budget), cpm: money(cpm, budget) });
	return `${each} ${inAll}`;
}

/** In cents, rounded up to whole units of the currency. */
export function costOf(people: number, cpm: number): number {
	return Math.ceil((people * cpm) / 100_000) * 100;
}

function decimal(value: number): string {
	return String(Number(value.toFixed(6)));
}

function percent(value: number): string {
	return `${Number((value * 100).toFixed(3))}%`;
}
