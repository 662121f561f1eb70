import { setImmediate as turn } from 'node:timers/promises';
import { SHORTEST_WORD } from '#shared/search-words.ts';

const BEYOND_ASCII = /[\u0080-\uffff]+/g;
const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Letters that no decomposition reaches, as people type them without their accent. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };
const SPECIAL = /[ßøłđæœı]/g;

/** What is longer is cut, in texts and searches alike. */
const LONGEST_WORD = 60;

/** The text in lower case and without accents, with as many lines as before. Its length may differ. */
export function folded(text: string): string {
	// Most letters of most texts are plain, and long texts are folded while somebody waits.
	return text.toLowerCase().replace(BEYOND_ASCII, withoutAccents);
}

function withoutAccents(text: string): string {
	return text
		.normalize('NFKD')
		.replace(MARKS, '')
		.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** Each word once, folded, of letters and digits alone; an email address is the words between its signs. */
export function distinctWords(text: string): Set<string> {
	const found = new Set<string>();
	for (const [word] of folded(text).matchAll(WORDS)) {
		if (word.length >= SHORTEST_WORD) found.add(cut(word));
	}
	return found;
}

/** In characters: a piece of any text takes a few milliseconds. */
const PIECE = 8_000;
const GAP = /[\s\p{P}\p{S}]/u;

/** The first words of a text of any length, up to so many. Others get their turn between its pieces. */
export async function firstWords(text: string, most: number): Promise<Set<string>> {
	const found = new Set<string>();
	for (let from = 0; from < text.length && found.size < most; ) {
		const to = endOfPiece(text, from);
		for (const word of distinctWords(text.slice(from, to))) found.add(word);
		from = to;
		if (from < text.length) await turn();
	}
	return new Set(found.values().take(most));
}

/** Between two words, unless one is longer than any that is kept whole. */
function endOfPiece(text: string, from: number): number {
	const end = from + PIECE;
	if (end >= text.length) return text.length;
	const gap = text.slice(end, end + PIECE).search(GAP);
	return gap < 0 ? Math.min(text.length, end + PIECE) : end + gap;
}

function cut(word: string): string {
	// A cut through a pair would leave a half that no database stores.
	return word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '') : word;
}
