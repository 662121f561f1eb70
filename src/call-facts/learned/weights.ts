/** The weights that `npm run facts:train` made, as they are stored. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeGroups, type Group, QUESTIONS, STEPS, type Weights } from './stored.ts';

const GROUPS = Object.keys(QUESTIONS) as Group[];
const FILE = join(import.meta.dirname, 'weights.bin');

/**
 * For each group: the number of rows, the hashes of their features in ascending order, for each question its bias and
 * largest weight, and a byte for each row and question.
 */
export function encodeWeights(weights: Weights): Buffer {
	return encodeGroups(GROUPS, weights);
}

/** Of the groups alone, one after the other: those of the sides are what the browser loads. */
export function encodeGroups<One extends Group>(groups: readonly One[], weights: Pick<Weights, One>): Buffer {
	return Buffer.concat(
		groups.flatMap((group) => {
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

export function decodeWeights(data: Uint8Array): Weights {
	return decodeGroups(GROUPS, data);
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
