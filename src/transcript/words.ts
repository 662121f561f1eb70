/**
 * Defines what counts as a spoken word. Bracketed tokens (`[name]`, `[inaudible]`, a time in the text), stage
 * directions such as `(laughs)` and tags such as `<UNSURE>` do not count. A dash between words separates them; a hyphen
 * or an apostrophe inside a word does not. Punctuation and emoji alone are not words.
 */

import { STAGE_WORDS } from './stage.ts';

const BRACKETED = /\\?\[[^[\]\n]{0,400}\]|\{[^{}\n]{0,40}\}/g;
const TAG = /<\/?[A-Za-z][^<>\n]{0,200}>/g;
const STAGE = new RegExp(`\\((?:${STAGE_WORDS})\\)|\\*(?:${STAGE_WORDS})\\*`, 'gi');
const SEPARATOR = /[\s\u00A0\u2012-\u2015…]+|--+|\.{2,}/;
const HAS_LETTER = /[\p{L}\p{N}]/u;
/** Scripts that do not put spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The text with everything that was not spoken blanked out. */
function spokenText(text: string): string {
	let spoken = text;
	if (/[[{]/.test(spoken)) spoken = spoken.replace(BRACKETED, ' ');
	if (spoken.includes('<')) spoken = spoken.replace(TAG, ' ');
	if (/[(*]/.test(spoken)) spoken = spoken.replace(STAGE, ' ');
	return spoken;
}

/** The spoken words of a text, with their punctuation. */
export function wordsOf(text: string): string[] {
	const words = spokenText(text)
		.split(SEPARATOR)
		.filter((word) => HAS_LETTER.test(word));
	return UNSPACED.test(text) ? words.flatMap(unspacedWords) : words;
}

function unspacedWords(word: string): string[] {
	if (!UNSPACED.test(word)) return [word];
	const words: string[] = [];
	for (const part of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
		if (part.isWordLike) words.push(part.segment);
	}
	return words;
}

/** How many words were spoken. */
export function countWords(text: string): number {
	return wordsOf(text).length;
}
