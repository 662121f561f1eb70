/** Where in a text the words of a search stand. */
import { distinctWords, folded } from './words.ts';

/** From, up to but without to. */
export type Mark = [from: number, to: number];

export interface Passage {
	/** The line, cut around the words. */
	text: string;
	marks: Mark[];
	/** Counted from 1; empty lines count. */
	line: number;
}

/** In characters, without the signs that show a cut. */
const LONGEST = 160;
/** What stands before the first word of a line that is cut. */
const BEFORE = 40;

const TOKENS = /[\p{L}\p{N}\p{M}]+/gu;
/** When a turn was said; the line that is linked shows it. */
const TIMES = /^\[[\d:.]{4,12}(?: - [\d:.]{4,12})?\] /;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The first line that holds the most of the words; null where none of them stands in the text.
 *
 * @param words folded
 */
export function findPassage(text: string, words: readonly string[]): Passage | null {
	// Folding changes lengths, but never how many lines there are.
	const line = fullestLine(folded(text), words);
	if (line === null) return null;
	return { ...cutAround(lineAt(text, line).replace(TIMES, ''), words), line: line + 1 };
}

/** Every word of the text that begins with one of the words. */
export function marksIn(text: string, words: readonly string[]): Mark[] {
	return hitsIn(text, words).map(({ from, to }) => [from, to]);
}

/** Counted from 0. Looks for each word once a line, since texts are long and words frequent. */
function fullestLine(text: string, words: readonly string[]): number | null {
	const found = new Map<number, number>();
	for (const word of words) {
		for (let at = nextBeginning(text, word, 0); at !== -1; ) {
			const start = text.lastIndexOf('\n', at) + 1;
			found.set(start, (found.get(start) ?? 0) + 1);
			const end = words.length === 1 ? -1 : text.indexOf('\n', at);
			at = end === -1 ? -1 : nextBeginning(text, word, end);
		}
	}
	let best: [start: number, count: number] | undefined;
	for (const [start, count] of found) {
		if (!best || count > best[1] || (count === best[1] && start < best[0])) best = [start, count];
	}
	return best ? newlinesBefore(text, best[0]) : null;
}

function nextBeginning(text: string, word: string, from: number): number {
	let at = text.indexOf(word, from);
	while (at > 0 && LETTER_OR_DIGIT.test(text[at - 1] ?? '')) at = text.indexOf(word, at + 1);
	return at;
}

function newlinesBefore(text: string, end: number): number {
	let count = 0;
	for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++;
	return count;
}

function lineAt(text: string, line: number): string {
	let start = 0;
	for (let count = 0; count < line; count++) start = text.indexOf('\n', start) + 1;
	const end = text.indexOf('\n', start);
	return text.slice(start, end === -1 ? undefined : end);
}

interface Hit {
	from: number;
	to: number;
	words: readonly string[];
}

function hitsIn(line: string, words: readonly string[]): Hit[] {
	return [...line.matchAll(TOKENS)].flatMap(({ 0: token, index: from }) => {
		const own = [...distinctWords(token)];
		const begun = words.filter((word) => own.some((one) => one.startsWith(word)));
		return begun.length > 0 ? [{ from, to: from + token.length, words: begun }] : [];
	});
}

function cutAround(line: string, words: readonly string[]): Pick<Passage, 'text' | 'marks'> {
	const hits = hitsIn(line, words);
	const first = fullest(hits)?.from ?? 0;
	if (line.length <= LONGEST) return { text: line, marks: hits.map(({ from, to }) => [from, to]) };
	const from = afterSpace(line, Math.max(0, Math.min(first - BEFORE, line.length - LONGEST)), first);
	const to = beforeSpace(line, from + LONGEST);
	const before = from > 0 ? '…' : '';
	const shift = before.length - from;
	return {
		text: `${before}${line.slice(from, to).trimEnd()}${to < line.length ? '…' : ''}`,
		marks: hits.filter((hit) => hit.from >= from && hit.to <= to).map((hit) => [hit.from + shift, hit.to + shift]),
	};
}

/** The hit from which on most of the words stand close together. */
function fullest(hits: readonly Hit[]): Hit | undefined {
	let best: { hit: Hit; count: number } | undefined;
	for (const [index, hit] of hits.entries()) {
		const near = new Set<string>();
		for (let next = index; next < hits.length && (hits[next]?.to ?? 0) <= hit.from + LONGEST - BEFORE; next++) {
			for (const word of hits[next]?.words ?? []) near.add(word);
		}
		if (near.size > (best?.count ?? 0)) best = { hit, count: near.size };
	}
	return best?.hit;
}

/** The start of the word at or after a place, but not after `most`. */
function afterSpace(line: string, at: number, most: number): number {
	if (at === 0) return 0;
	const space = line.indexOf(' ', at - 1);
	return space === -1 || space + 1 > most ? at : space + 1;
}

/** The end of the word before a place, where one ends not far before it. */
function beforeSpace(line: string, at: number): number {
	if (at >= line.length) return line.length;
	const space = line.lastIndexOf(' ', at);
	return space > at - BEFORE ? space : at;
}
