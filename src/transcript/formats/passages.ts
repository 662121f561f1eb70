/** Rejoins speech of unknown speakers that time marks have cut in mid-sentence. */

import type { Utterance } from './format.ts';

/** In seconds. A longer pause ends a passage; so does `MOST_CHARACTERS`, in case punctuation is missing. */
const PAUSE = 2;
const MOST_CHARACTERS = 600;
const ENDED = /[.?!。？！…]["'”’)\]]{0,3}$/;

/** Whether the next utterance continues the unfinished sentence of this one. */
export function leavesOpen(before: Utterance, start: number | undefined): boolean {
	const text = before.pieces.at(-1)?.text ?? '';
	if (text === '' || ENDED.test(text)) return false;
	if (before.pieces.reduce((sum, piece) => sum + piece.text.length, 0) > MOST_CHARACTERS) return false;
	return start === undefined || before.end === undefined || start - before.end < PAUSE;
}
