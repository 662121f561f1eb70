/** Where the talks of a call begin and end, as far as its words show it (0034). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type LinearModels } from '#language/linear-models/linear.ts';
import { modelsIn } from '#language/linear-models/stored.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { talkFeatures } from './features.ts';

export const TALKS_FILE = join(import.meta.dirname, 'talks.bin');
export const BEGINS = ['begins'] as const;

let kept: LinearModels | undefined;

/** Read once for each process. */
function talkWeights(): LinearModels {
	kept ??= modelsIn(readFileSync(TALKS_FILE))(BEGINS);
	return kept;
}

/** Of each turn, from 0 to 1: how likely another matter begins with it; of the place behind the last one, too. */
export const beginsOf = oncePer((reading: Reading): readonly number[] => {
	const { turns, facts } = reading;
	const side = (speaker: string) => facts.sides[speaker] ?? 'other';
	const likely = turns.map((_, index) =>
		index === 0 ? 1 : (ask(talkWeights(), talkFeatures(turns, index, side)).begins ?? 0),
	);
	return [...likely, 1];
});
