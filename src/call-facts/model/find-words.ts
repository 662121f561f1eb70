/** Where words that a model gives as a quote stand in the call. */

import { sentenceAround } from '../quote.ts';
import type { Utterance } from '../utterances.ts';

export interface Found {
	/** The place of the turn in the list. */
	index: number;
	turn: Utterance;
	/** The words within the text of the turn. */
	start: number;
	end: number;
}

/** A model may count a turn too many or too few, or name the question instead of the answer. */
const NEIGHBOURS = [0, -1, 1, -2, 2];
/** Fewer words than these say little without their sentence. */
const FEW_WORDS = 4;

interface Word {
	text: string;
	start: number;
	end: number;
}

export interface WordFinder {
	/**
	 * The same words in the same order, whatever signs and capitals stand between them, in the named turn or up to two
	 * turns from it; null where they do not stand there.
	 */
	find(number: number, words: string): Found | null;
	/** Whether the words stand anywhere in the call. */
	stands(words: string): boolean;
}

export function wordFinder(turns: readonly Utterance[]): WordFinder {
	const places = new Map(turns.map(({ number }, index) => [number, index]));
	const known = new Map<number, Word[]>();
	const wordsAt = (index: number): Word[] => {
		const words = known.get(index) ?? wordsOf(turns[index]?.text ?? '');
		known.set(index, words);
		return words;
	};
	return {
		find(number, words) {
			const wanted = textsOf(words);
			const named = places.get(number);
			if (named === undefined || wanted.length === 0) return null;
			for (const offset of NEIGHBOURS) {
				const turn = turns[named + offset];
				if (turn === undefined) continue;
				const said = wordsAt(named + offset);
				const at = placeOf(said, wanted);
				const [first, last] = [said[at], said[at + wanted.length - 1]];
				if (first && last) return { index: named + offset, turn, start: first.start, end: last.end };
			}
			return null;
		},
		stands(words) {
			const wanted = textsOf(words);
			return wanted.length > 0 && turns.some((_, index) => placeOf(wordsAt(index), wanted) >= 0);
		},
	};
}

/** Verbatim words of the turn: those found, with their closing sign; their sentence where they are few. */
export function quoteOf({ turn: { text }, start, end }: Found): string {
	if (wordsOf(text.slice(start, end)).length < FEW_WORDS) return sentenceAround(text, start, end);
	const before = /[“"‘'(£$€]{0,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
	const after = /^%?[.?!…]{0,3}["”’)]?/.exec(text.slice(end, end + 8))?.[0] ?? '';
	return text.slice(start - before.length, end + after.length);
}

/** Whether the words stand in the text, whatever signs and capitals are between them. */
export function holdsWords(text: string, words: string): boolean {
	const wanted = textsOf(words);
	return wanted.length > 0 && placeOf(wordsOf(text), wanted) >= 0;
}

/** In lower case. */
export function textsOf(words: string): string[] {
	return wordsOf(words).map(({ text }) => text);
}

function wordsOf(text: string): Word[] {
	return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
		text: word.toLowerCase(),
		start: index,
		end: index + word.length,
	}));
}

/** -1 where they do not stand. */
function placeOf(said: readonly Word[], wanted: readonly string[]): number {
	for (let at = 0; at + wanted.length <= said.length; at += 1) {
		if (wanted.every((word, offset) => said[at + offset]?.text === word)) return at;
	}
	return -1;
}
