import type { FactsAnswer } from './answer.ts';

/** An answer that holds these parts and nothing else. */
export function asAnswer(parts: Partial<FactsAnswer>): FactsAnswer {
	return {
		sides: [],
		prices: [],
		budget: [],
		figures: [],
		deciders: [],
		timing: [],
		pains: [],
		goals: [],
		objections: [],
		alternatives: [],
		signals: [],
		next: [],
		outcome: { turn: 0, words: '', kind: 'open' },
		...parts,
	};
}
