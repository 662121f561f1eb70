/** Joins lists of single words, as written by speech recognition, into uninterrupted passages. */

import type { Said } from '../source/transcript.ts';

/** In seconds. A longer pause ends a passage, so that silence does not count as talk. */
const PAUSE = 1.2;
const CLOSING = /^[.,!?;:%…)\]}’'”»]/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Joins the words of one speaker until another speaks or there is a pause. Punctuation that is a separate token belongs
 * to the previous word. Tokens with their own spaces are joined unchanged.
 */
export function joinWords(words: readonly Said[]): Said[] {
	const blanksIncluded = words.some(({ text }, index) => index > 0 && /^\s+\S/.test(text));
	const stretches: Said[] = [];
	let parts: string[] = [];
	let last = '';
	for (const word of words) {
		const current = stretches.at(-1);
		const text = blanksIncluded ? word.text : word.text.trim();
		const mark = CLOSING.test(text) && !/[\p{L}\p{N}]/u.test(text);
		if (current !== undefined && (mark || goesOn(current, word))) {
			if (!blanksIncluded && !mark && !(UNSPACED.test(last) && UNSPACED.test(text))) parts.push(' ');
			parts.push(text);
			current.end = word.end ?? current.end;
		} else {
			if (current !== undefined) current.text = parts.join('');
			stretches.push({ ...word });
			parts = [text];
		}
		last = text.slice(-1);
	}
	const current = stretches.at(-1);
	if (current !== undefined) current.text = parts.join('');
	return stretches;
}

function goesOn(current: Said, word: Said): boolean {
	if (current.label !== word.label || current.event !== word.event) return false;
	if (word.start === undefined || current.end === undefined) return true;
	return word.start - current.end < PAUSE;
}
