/** What the weights answer, and in which order they are stored. */

import type { LinearModels } from '#language/linear-models/linear.ts';
import { modelsIn } from '#language/linear-models/stored.ts';

/** What is asked of each set of features. */
export const QUESTIONS = {
	side: ['seller', 'buyer', 'other'],
	turn: ['deciders', 'timing', 'pains', 'goals', 'objections', 'signals', 'next', 'main', 'present', 'answered'],
	amount: ['prices', 'budget', 'figures', 'once', 'month', 'unit', 'year'],
	name: ['alternatives', 'tried', 'considered'],
	close: ['agreed', 'next-step', 'open', 'refused'],
	ends: ['agreed', 'next-step', 'refused'],
	shown: ['agreed', 'next-step', 'open', 'refused', 'left'],
} as const;

export type Group = keyof typeof QUESTIONS;
export type Weights = Record<Group, LinearModels>;
export type SideWeights = Pick<Weights, 'side'>;
export type EndingWeights = Pick<Weights, 'close' | 'ends' | 'shown'>;

/** The weights of the groups that follow each other in the data, from its start. */
export function decodeGroups<One extends Group>(groups: readonly One[], data: Uint8Array): Pick<Weights, One> {
	const next = modelsIn(data);
	return Object.fromEntries(groups.map((group) => [group, next(QUESTIONS[group])])) as Pick<Weights, One>;
}
