/** Where the rules read otherwise what a model found: it stays, with a note for the reader. */

import type { Budget, CallFacts, Fact, OutcomeKind, Price } from '../facts.ts';
import { sumText } from '../sums.ts';

/** A strong model's facts are right in four of five cases; more often where the rules found the same, less where not. */
export const CONFIDENCE = { agreed: 0.9, alone: 0.8, disputed: 0.6 } as const;

type SumKey = 'prices' | 'budget';

const TAKEN_FOR: Record<SumKey, string> = { prices: 'a price', budget: 'a limit of theirs' };
const ENDED: Record<OutcomeKind, string> = {
	agreed: 'with a yes',
	'next-step': 'with a next step',
	open: 'open',
	refused: 'with a no',
};

type Found = Omit<CallFacts, 'bant'>;

/** The facts of a model with their confidence, and a note on each that the rules read otherwise. */
export function checked(facts: Found, rules: CallFacts): Found {
	const weighed = <One extends Fact>(
		found: readonly One[],
		read: readonly Fact[],
		note?: (fact: One) => string | null,
	) =>
		found.map((fact): One => {
			const check = note?.(fact) ?? null;
			if (check !== null) return { ...fact, confidence: CONFIDENCE.disputed, check };
			const isAgreed = read.some((other) => shareTurn(fact, other));
			return { ...fact, confidence: isAgreed ? CONFIDENCE.agreed : CONFIDENCE.alone };
		});
	return {
		...facts,
		prices: weighed(facts.prices, rules.prices, (fact) => noteOnSum('prices', fact, rules)),
		budget: weighed(facts.budget, rules.budget, (fact) => noteOnSum('budget', fact, rules)),
		figures: weighed(facts.figures, rules.figures, (fact) => takenFor(['prices', 'budget'], fact, rules)),
		deciders: weighed(facts.deciders, rules.deciders),
		timing: weighed(facts.timing, rules.timing),
		pains: weighed(facts.pains, rules.pains),
		goals: weighed(facts.goals, rules.goals),
		objections: weighed(facts.objections, rules.objections),
		alternatives: weighed(facts.alternatives, rules.alternatives),
		signals: weighed(facts.signals, rules.signals),
		next: weighed(facts.next, rules.next),
		outcome: checkedOutcome(facts.outcome, rules.outcome),
	};
}

function noteOnSum(key: SumKey, fact: Price | Budget, rules: CallFacts): string | null {
	const here = rules[key].filter((other) => shareTurn(fact, other));
	if (here.some((other) => other.amount === fact.amount && other.per === fact.per)) return null;
	const [other] = here.filter(({ amount }) => amount !== null);
	if (other !== undefined && fact.amount !== null) return `The rules read ${sumText(other)} here.`;
	return takenFor(key === 'prices' ? ['budget'] : ['prices'], fact, rules);
}

function takenFor(keys: readonly SumKey[], fact: Fact & { amount: number | null }, rules: CallFacts): string | null {
	const key = keys.find((one) =>
		rules[one].some((other) => other.amount === fact.amount && fact.amount !== null && shareTurn(fact, other)),
	);
	return key === undefined ? null : `The rules take this for ${TAKEN_FOR[key]}.`;
}

function checkedOutcome(outcome: Found['outcome'], { kind }: CallFacts['outcome']): Found['outcome'] {
	if (outcome.kind === kind) return { ...outcome, confidence: CONFIDENCE.agreed };
	const check = `The rules take the call to have ended ${ENDED[kind]}.`;
	return { ...outcome, confidence: CONFIDENCE.disputed, check };
}

function shareTurn({ lines }: Fact, { lines: others }: Fact): boolean {
	return lines.some((line) => others.includes(line));
}
