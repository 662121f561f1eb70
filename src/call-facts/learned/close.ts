/** How a call ends: what its last turns say. */

import type { Features } from '#language/linear-models/linear.ts';
import type { Utterance } from '../utterances.ts';
import type { SideOf } from './features.ts';

const LAST = 24;

/** Of a call: the words of its last turns, those of the very last most. */
export function closeFeatures(turns: readonly Utterance[], sideOf: SideOf): Features {
	const features: Features = new Map();
	const from = Math.max(0, turns.length - LAST);
	for (const [at, { words, speaker }] of turns.slice(from).entries()) {
		const weight = 0.25 + (0.75 * (at + 1)) / LAST;
		const side = sideOf(speaker);
		const add = (name: string) => features.set(name, Math.max(features.get(name) ?? 0, weight));
		for (const [index, word] of words.entries()) {
			add(`w ${word}`);
			add(`w${side} ${word}`);
			if (index > 0) add(`b ${words[index - 1]} ${word}`);
			if (index > 0) add(`b${side} ${words[index - 1]} ${word}`);
		}
	}
	return features;
}
