import { type Budget, count, money } from './budget.ts';

/** How many people a comparison of two click rates needs. */

/** (1.96 + 0.84)²: 95 % confidence (two-sided) and 80 % power, in the textbook formula for two proportions. */
const CERTAINTY = 7.84;
/**
 * The smallest improvement worth finding, as a multiple of the given rate. Our own choice, stated wherever it is used.
 */
const WORTH = 1.5;

/** How many people each variation must reach to tell which of two click rates is better. `clickRate` is a fraction. */
export function peopleNeeded(clickRate: number): number {
	const better = clickRate * WORTH;
	const spread = clickRate * (1 - clickRate) + better * (1 - better);
	return Math.ceil(Number(((CERTAINTY * spread) / (better - clickRate) ** 2).toFixed(6)));
}

export function sampleText(budget: Budget, ads: number): string {
	const rate = budget.clickRate ?? 0;
	const people = peopleNeeded(rate);
	const shown = (value: number) => `${Number((value * 100).toFixed(3))}%`;
	const [low, high] = [decimal(rate), decimal(rate * WORTH)];
	const all = people * ads;
	const cost =
		budget.cpm === undefined
			? ''
			: ` That costs about ${money(costOf(all, budget.cpm), budget)} at ${money(budget.cpm, budget)} per 1,000.`;
	return (
		`${count(people)} people per ad: ${CERTAINTY} × (${low} × ${decimal(1 - rate)} + ${high} × ${decimal(1 - rate * WORTH)}) ÷ ${decimal(rate * (WORTH - 1))}². ` +
		`It starts from your ${shown(rate)} and finds a rise to ${shown(rate * WORTH)}, with 95% confidence and 80% power. ` +
		`For ${ads} ads: ${count(all)} people.${cost}`
	);
}

/** In cents, rounded up to whole units of the currency. */
export function costOf(people: number, cpm: number): number {
	return Math.ceil((people * cpm) / 100_000) * 100;
}

function decimal(value: number): string {
	return String(Number(value.toFixed(6)));
}
