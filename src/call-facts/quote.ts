/** Verbatim words of a turn. */

import { SENTENCE_END } from './speaking-cues.ts';

/** A sentence is looked for this far away from its place; a turn may be as long as a whole call. */
const FARTHEST = 600;

/** The sentence of a text that holds a place, letter for letter. */
export function sentenceAround(text: string, start: number, end: number): string {
	const offset = Math.max(0, start - FARTHEST);
	const near = text.slice(offset, end + FARTHEST);
	let from = 0;
	for (const match of near.matchAll(SENTENCE_END.pattern)) {
		const next = match.index + match[0].length;
		if (offset + next <= start) from = next;
		else if (offset + match.index >= end) return near.slice(from, next).trim();
	}
	return near.slice(from).trim();
}
