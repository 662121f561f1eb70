/** What is learned from the gold calls, from all of them or without one. */

import { join } from 'node:path';
import { type Group, QUESTIONS, type Weights } from '#call-facts/learned/stored.ts';
import { decodeWeights, encodeWeights } from '#call-facts/learned/weights.ts';
import { train } from '../learning/regression.ts';
import { type Examples, examplesOf } from './examples.ts';
import { GOLD, type GoldCall, goldCalls } from './gold.ts';

export const FOLDERS = ['given', 'own', 'everyday'] as const;
const FOLDS = 8;
const GROUPS = Object.keys(QUESTIONS) as Group[];
/** Those that did best on calls left out. */
const OPTIONS: Record<Group, { c: number; calls: number }> = {
	side: { c: 4, calls: 2 },
	turn: { c: 2, calls: 2 },
	amount: { c: 1, calls: 2 },
	name: { c: 3, calls: 1 },
	close: { c: 10, calls: 2 },
};

interface LearnedCall extends GoldCall {
	folder: (typeof FOLDERS)[number];
	examples: Examples;
}

/** Every call that the weights learn from. */
export function learnedCalls(): LearnedCall[] {
	const calls = FOLDERS.flatMap((folder) => goldCalls(join(GOLD, folder)).map((call) => ({ ...call, folder })));
	return calls.map((call, index) => ({ ...call, examples: examplesOf(call, index) }));
}

/** Gives the weights that were trained without a call, by its name; undefined for a call that none were trained with. */
export function weightsWithout(calls: readonly LearnedCall[]): (name: string) => Weights | undefined {
	const trained = new Map<number, Weights>();
	return (name) => {
		const place = calls.findIndex((call) => call.name === name);
		if (place === -1) return undefined;
		const fold = place % FOLDS;
		const others = () => calls.filter((_, index) => index % FOLDS !== fold);
		const weights = trained.get(fold) ?? decodeWeights(encodeWeights(weightsFrom(others())));
		trained.set(fold, weights);
		return weights;
	};
}

export function weightsFrom(calls: readonly LearnedCall[]): Weights {
	const all = (group: Group) => calls.flatMap(({ examples }) => examples[group]);
	const trained = GROUPS.map((group) => [group, train(all(group), QUESTIONS[group], OPTIONS[group])]);
	return Object.fromEntries(trained) as Weights;
}
