/** How the weights are stored, read without a file system: the browser reads those that tell the sides. */

import type { LinearModels } from './linear.ts';

/** What is asked of each set of features. */
export const QUESTIONS = {
	side: ['seller', 'buyer', 'other'],
	turn: [
		'deciders',
		'timing',
		'pains',
		'goals',
		'objections',
		'signals',
		'next',
		'main',
		'present',
		'answered',
		'agreed',
		'next-step',
		'refused',
	],
	amount: ['prices', 'budget', 'figures', 'once', 'month', 'unit', 'year'],
	name: ['alternatives', 'tried', 'considered'],
	close: ['agreed', 'next-step', 'open', 'refused'],
} as const;

export type Group = keyof typeof QUESTIONS;
export type Weights = Record<Group, LinearModels>;
export type SideWeights = Pick<Weights, 'side'>;

/** Weights are stored in steps of a 127th of the largest of their question. */
export const STEPS = 127;

/** The weights of the groups that follow each other in the data, from its start. */
export function decodeGroups<One extends Group>(groups: readonly One[], data: Uint8Array): Pick<Weights, One> {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	let at = 0;
	const uint = () => {
		at += 4;
		return view.getUint32(at - 4, true);
	};
	const float = () => {
		at += 4;
		return view.getFloat32(at - 4, true);
	};
	const decoded = groups.map((group): [One, LinearModels] => {
		const questions: readonly string[] = QUESTIONS[group];
		const count = uint();
		const rows = new Map(Array.from({ length: count }, (_, row) => [uint(), row]));
		const biases = questions.map(float);
		const largest = questions.map(float);
		const weights = new Float32Array(count * questions.length);
		for (let index = 0; index < weights.length; index += 1, at += 1) {
			weights[index] = (view.getInt8(at) * (largest[index % questions.length] ?? 0)) / STEPS;
		}
		return [group, { questions, rows, weights, biases }];
	});
	return Object.fromEntries(decoded) as Pick<Weights, One>;
}
