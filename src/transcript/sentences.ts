import type { Call, Seconds } from './call.ts';
import { clausesOf } from './clauses.ts';

export interface Sentence {
	/** A verbatim part of one line of the source. */
	text: string;
	/** 1-based. */
	line: number;
	/** Index into `Call.turns`. */
	turn: number;
	speaker: number | null;
	/** The segment that contains it. */
	start?: Seconds;
}

/** Words whose full stop does not end a sentence, in lower case and without the stop. */
const ABBREVIATIONS = new Set(
	'mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie approx dept est fig inc ltd corp no vol a.m p.m u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec'.split(
		' ',
	),
);
/** After these a capital letter still opens a new sentence. */
const MAY_END = new Set(['etc', 'inc', 'ltd', 'corp', 'a.m', 'p.m', 'u.s', 'u.k', 'no', 'est']);

/** Every sentence of a call, in order. Speech without punctuation is cut into clauses of a readable length. */
export function sentencesOf(call: Call): Sentence[] {
	const sentences: Sentence[] = [];
	for (const [turn, { segments }] of call.turns.entries()) {
		for (const { pieces, speaker, start } of segments) {
			for (const piece of pieces) {
				for (const text of splitSentences(piece.text)) {
					sentences.push({ text, line: piece.line, turn, speaker, ...(start === undefined ? {} : { start }) });
				}
			}
		}
	}
	return sentences;
}

/** The sentences of one line, each a verbatim part of it. */
export function splitSentences(text: string): string[] {
	const sentences: string[] = [];
	let from = 0;
	for (const match of text.matchAll(/(?<![.?!…])[.?!…]+["'”’)\]]{0,3}(?=\s|$)/g)) {
		const end = match.index + match[0].length;
		if (match[0].startsWith('.') && !match[0].startsWith('..') && isAbbreviation(text, match.index, end)) continue;
		push(sentences, text.slice(from, end));
		from = end;
	}
	push(sentences, text.slice(from));
	return sentences;
}

function push(sentences: string[], text: string): void {
	const sentence = text.trim();
	if (sentence !== '') sentences.push(...clausesOf(sentence));
}

const LONGEST_WORD = 40;

function isAbbreviation(text: string, stop: number, end: number): boolean {
	const before = /[\p{L}.]{1,40}$/u.exec(text.slice(Math.max(0, stop - LONGEST_WORD), stop))?.[0] ?? '';
	const word = before.toLowerCase();
	const next = /^\s{1,4}(\S)/.exec(text.slice(end, end + 6))?.[1];
	if (next === undefined) return false;
	if (/^\p{Lu}$/u.test(before) && before !== 'I') return /\p{Lu}/u.test(next);
	if (!ABBREVIATIONS.has(word)) return false;
	if (word === 'no') return /\d/.test(next);
	return !MAY_END.has(word) || !/\p{Lu}/u.test(next);
}
