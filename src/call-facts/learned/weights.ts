/** The weights that `npm run facts:train` made, as they are stored. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeModels } from '#language/linear-models/stored.ts';
import { decodeGroups, type Group, QUESTIONS, type Weights } from './stored.ts';

const GROUPS = Object.keys(QUESTIONS) as Group[];
const FILE = join(import.meta.dirname, 'weights.bin');

export function encodeWeights(weights: Weights): Buffer {
	return encodeGroups(GROUPS, weights);
}

/** Of the groups alone, one after the other: those of the sides are what the browser loads. */
export function encodeGroups<One extends Group>(groups: readonly One[], weights: Pick<Weights, One>): Buffer {
	return Buffer.concat(groups.map((group) => encodeModels(weights[group])));
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
