/** Finds words in the source that almost match a quote. They are offered as such, never as verbatim. */

import type { Place } from './place.ts';
import { foldQuote, type SourceIndex } from './source-index.ts';

/** The least share of words in common and in order, relative to the longer text. */
const ALIKE = 0.8;
const FEWEST_WORDS = 4;
const MOST_WORDS = 80;
const ANCHORS = 4;
const PLACES_OF_AN_ANCHOR = 12;

interface Token {
	text: string;
	from: number;
	to: number;
}

interface Tokens {
	list: Token[];
	places: Map<string, number[]>;
}

const kept = new WeakMap<SourceIndex, Tokens>();

function tokensOf(index: SourceIndex): Tokens {
	const known = kept.get(index);
	if (known !== undefined) return known;
	const tokens: Tokens = { list: [], places: new Map() };
	for (const match of index.folded.matchAll(/[\p{L}\p{N}']+|\n/gu)) {
		const places = tokens.places.get(match[0]) ?? [];
		places.push(tokens.list.length);
		tokens.places.set(match[0], places);
		tokens.list.push({ text: match[0], from: match.index, to: match.index + match[0].length });
	}
	kept.set(index, tokens);
	return tokens;
}

export function closestPlace(index: SourceIndex, quote: string): Place | null {
	const words = foldQuote(quote).match(/[\p{L}\p{N}']+/gu) ?? [];
	if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return null;
	const { list, places } = tokensOf(index);
	const anchors = words
		.map((word, at) => ({ at, places: places.get(word) ?? [] }))
		.filter((anchor) => anchor.places.length > 0)
		.sort((a, b) => a.places.length - b.places.length)
		.slice(0, ANCHORS);
	let best = { likeness: 0, from: 0, to: 0 };
	for (const anchor of anchors) {
		for (const place of anchor.places.slice(0, PLACES_OF_AN_ANCHOR)) {
			const found = align(list, place - anchor.at, words);
			if (found.likeness > best.likeness) best = found;
		}
	}
	if (best.likeness < ALIKE) return null;
	const start = index.offset(list[best.from]?.from ?? 0);
	return index.placeAt(start, index.offset((list[best.to]?.to ?? 1) - 1) + 1, 'close');
}

/** The words of the source near `guess` that share the most with the quote, in order. */
function align(
	list: readonly Token[],
	guess: number,
	words: readonly string[],
): { likeness: number; from: number; to: number } {
	const slack = 2 + (words.length >> 3);
	const first = Math.max(0, guess - slack);
	const window: string[] = [];
	for (let at = first; at < Math.min(list.length, guess + words.length + slack); at++) {
		const text = list[at]?.text ?? '';
		if (text !== '\n') window.push(text);
		else if (at < guess + (words.length >> 1)) window.fill('\n').push('\n');
		else break;
	}
	const { shared, from, to } = commonWords(words, window);
	return { likeness: shared / Math.max(words.length, to - from + 1), from: first + from, to: first + to };
}

/** The longest common subsequence, and the part of the window that it spans. */
function commonWords(
	words: readonly string[],
	window: readonly string[],
): { shared: number; from: number; to: number } {
	const width = window.length + 1;
	const table = new Uint16Array((words.length + 1) * width);
	const at = (row: number, column: number) => table[row * width + column] ?? 0;
	for (let row = words.length - 1; row >= 0; row--) {
		for (let column = window.length - 1; column >= 0; column--) {
			const same = words[row] === window[column];
			table[row * width + column] = same
				? at(row + 1, column + 1) + 1
				: Math.max(at(row + 1, column), at(row, column + 1));
		}
	}
	let [row, column, from, to] = [0, 0, -1, 0];
	while (row < words.length && column < window.length) {
		if (words[row] === window[column]) {
			if (from < 0) from = column;
			to = column;
			row++;
			column++;
		} else if (at(row + 1, column) > at(row, column + 1)) row++;
		else column++;
	}
	return { shared: at(0, 0), from: Math.max(0, from), to };
}
