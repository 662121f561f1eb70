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

/** Each word once, folded, of letters and digits alone; an e-mail address is the words between its signs. */
export function distinctWords(text: string): Set<string> {
	const found = new Set<string>();
	for (const [word] of folded(text).matchAll(WORDS)) {
		if (word.length >= SHORTEST_WORD) found.add(cut(word));
	}
	return found;
}

function cut(word: string): string {
	// A cut through a pair would leave a half that no database stores.
	return word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '') : word;
}
