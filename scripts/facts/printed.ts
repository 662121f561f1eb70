import type { CallFacts, Per } from '#call-facts/facts.ts';

/** Periods that gold calls do not tell apart. */
const UNTOLD: readonly (Per | null)[] = ['second', 'minute', 'quarter'];

/** Facts as JSON in the form of the gold calls: a sum for a period that they do not know counts as once. */
export function printed(facts: CallFacts): string {
	const known = <One extends { per: Per | null }>(sum: One) =>
		UNTOLD.includes(sum.per) ? { ...sum, per: 'once', period: sum.per } : sum;
	return `${JSON.stringify({ ...facts, prices: facts.prices.map(known), budget: facts.budget.map(known) }, null, 2)}\n`;
}
