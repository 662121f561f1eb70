/** Speech of unknown speakers that time marks cut, joined again where a sentence continues. */

import type { Utterance } from './format.ts';

/** A pause of this many seconds ends a passage, and so does this many words where punctuation is missing. */
const PAUSE = 2;
const MOST_CHARACTERS = 600;
const ENDED = /[.?!。？！…]["'”’)\]]{0,3}$/;

/** Whether the next utterance continues the sentence that this one leaves open. */
export function leavesOpen(before: Utterance, start: number | undefined): boolean {
	const text = before.pieces.at(-1)?.text ?? '';
	if (text === '' || ENDED.test(text)) return false;
	if (before.pieces.reduce((sum, piece) => sum + piece.text.length, 0) > MOST_CHARACTERS) return false;
	return start === undefined || before.end === undefined || start - before.end < PAUSE;
}
