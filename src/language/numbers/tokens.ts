/** The words, numbers and signs of a text, with their positions. Numbers, amounts and dates are read from these. */

import { TENS, UNITS } from './number-words.ts';

export interface Token {
	text: string;
	/** Lower case, with straight apostrophes. */
	low: string;
	start: number;
	end: number;
	/** Whether white space precedes it; true for the first token. */
	spaced: boolean;
}

/** A number keeps its separators; `written-number.ts` decides what `1.200,50` or `2.4.1` means. */
const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+(?:['’]\p{L}+)*|\S/gu;

/** A cache, since the same text is often read several times in a row: for figures, dates and bare numbers. */
let latest: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

export function tokensOf(text: string): readonly Token[] {
	if (latest.text !== text) latest = { text, tokens: read(text) };
	return latest.tokens;
}

function read(text: string): readonly Token[] {
	const tokens: Token[] = [];
	let end = 0;
	for (const found of text.match(TOKEN) ?? []) {
		const start = text.indexOf(found, end);
		const spaced = start > end || start === 0;
		end = start + found.length;
		const low = lowered(found);
		const stem = low.endsWith("'s") && isNumberWord(low.slice(0, -2)) ? low.length - 2 : 0;
		if (stem === 0) tokens.push({ text: found, low, start, end, spaced });
		else {
			// "The one eighty's nothing" also contains a number.
			tokens.push({ text: found.slice(0, stem), low: low.slice(0, stem), start, end: start + stem, spaced });
			tokens.push({ text: found.slice(stem), low: low.slice(stem), start: start + stem, end, spaced: false });
		}
	}
	return tokens;
}

function isNumberWord(word: string): boolean {
	return UNITS.has(word) || TENS.has(word);
}

/** The lower-case text of a token; empty before the first and after the last one. */
export function at(tokens: readonly Token[], index: number): string {
	return tokens[index]?.low ?? '';
}

/** Whether a token follows the previous one without white space. */
export function isGlued(tokens: readonly Token[], index: number): boolean {
	return tokens[index]?.spaced === false;
}

/** Whether a word begins with a digit, and so is a number in digits. */
export function isInDigits(word: string): boolean {
	const first = word.charCodeAt(0);
	return first >= 48 && first <= 57;
}

function lowered(text: string): string {
	const low = text.toLowerCase();
	return low.includes('’') ? low.replaceAll('’', "'") : low;
}
