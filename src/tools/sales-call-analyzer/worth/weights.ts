/** The weights that `npm run worth:train` made: which sentences of a call somebody who was there would tell, and of what. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinearModels } from '#language/linear-models/linear.ts';
import { encodeModels, modelsIn } from '#language/linear-models/stored.ts';

export const WORTH_FILE = join(import.meta.dirname, 'weights.bin');
/** What is asked of a sentence, of a detail and of a word. */
export const TOLD = ['told'] as const;

export interface WorthWeights {
	sentence: LinearModels;
	detail: LinearModels;
	word: LinearModels;
}

export function encodeWorth({ sentence, detail, word }: WorthWeights): Buffer {
	return Buffer.concat([sentence, detail, word].map(encodeModels));
}

export function decodeWorth(data: Uint8Array): WorthWeights {
	const next = modelsIn(data);
	return { sentence: next(TOLD), detail: next(TOLD), word: next(TOLD) };
}

let kept: WorthWeights | undefined;

/** Read once for each process. */
export function worthWeights(): WorthWeights {
	kept ??= decodeWorth(readFileSync(WORTH_FILE));
	return kept;
}
