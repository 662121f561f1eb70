/** The weights that `npm run facts:train` made, as they are stored. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const GROUPS = Object.keys(QUESTIONS) as Group[];
const FILE = join(import.meta.dirname, 'weights.bin');
/** Weights are stored in steps of a 127th of the largest of their question. */
const STEPS = 127;

/**
 * For each group: the number of rows, the hashes of their features in ascending order, for each question its bias and
 * largest weight, and a byte for each row and question.
 */
export function encodeWeights(weights: Weights): Buffer {
	return Buffer.concat(
		GROUPS.flatMap((group) => {
			const { questions, rows, weights: values, biases } = weights[group];
			const largest = questions.map((_, question) => {
				let most = 1e-9;
				for (let at = question; at < values.length; at += questions.length)
					most = Math.max(most, Math.abs(values[at] ?? 0));
				return most;
			});
			const bytes = Int8Array.from(values, (value, at) =>
				Math.round((STEPS * value) / (largest[at % questions.length] ?? 1)),
			);
			const kept = [...rows].filter(([, row]) =>
				questions.some((_, question) => bytes[row * questions.length + question]),
			);
			const matrix = kept.flatMap(([, row]) => [
				...bytes.subarray(row * questions.length, (row + 1) * questions.length),
			]);
			return [
				Buffer.from(Uint32Array.of(kept.length).buffer),
				Buffer.from(Uint32Array.from(kept, ([hash]) => hash).buffer),
				Buffer.from(Float32Array.from(biases).buffer),
				Buffer.from(Float32Array.from(largest).buffer),
				Buffer.from(Int8Array.from(matrix).buffer),
			];
		}),
	);
}

export function decodeWeights(data: Buffer): Weights {
	let at = 0;
	const uint = () => {
		at += 4;
		return data.readUInt32LE(at - 4);
	};
	const float = () => {
		at += 4;
		return data.readFloatLE(at - 4);
	};
	const decoded = GROUPS.map((group): [Group, LinearModels] => {
		const questions: readonly string[] = QUESTIONS[group];
		const count = uint();
		const rows = new Map(Array.from({ length: count }, (_, row) => [uint(), row]));
		const biases = questions.map(float);
		const largest = questions.map(float);
		const weights = new Float32Array(count * questions.length);
		for (let index = 0; index < weights.length; index += 1, at += 1) {
			weights[index] = (data.readInt8(at) * (largest[index % questions.length] ?? 0)) / STEPS;
		}
		return [group, { questions, rows, weights, biases }];
	});
	return Object.fromEntries(decoded) as Weights;
}

let kept: Weights | undefined;

/** Read once for each process that reads calls. */
export function weights(): Weights {
	kept ??= decodeWeights(readFileSync(FILE));
	return kept;
}

let digest: string | undefined;

/** Names these weights: others may find other facts. */
export function weightsDigest(): string {
	digest ??= createHash('sha256').update(readFileSync(FILE)).digest('base64url').slice(0, 12);
	return digest;
}
