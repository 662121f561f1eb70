/** Splits running text into sentences, each verbatim. */
import { clausesOf } from './clauses.ts';
import { remembered } from './remembered.ts';

/** Words whose full stop does not end a sentence, in lower case and without the stop. */
const ABBREVIATIONS = new Set(
	'mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie approx dept est fig inc ltd corp no vol a.m p.m u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec kr'.split(
		' ',
	),
);
/** After these, a capital letter begins a new sentence nevertheless. */
const MAY_END = new Set(['etc', 'inc', 'ltd', 'corp', 'a.m', 'p.m', 'u.s', 'u.k', 'no', 'est', 'kr']);

/** The sentences of one line, each verbatim; long speech is cut into clauses of readable length. */
export function splitSentences(text: string): string[] {
	return wholeSentences(text).flatMap(clausesOf);
}

/** The sentences of one line as punctuated, each verbatim, however long. */
export const wholeSentences = remembered(sentencesOf);

function sentencesOf(text: string): string[] {
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
	if (sentence !== '') sentences.push(sentence);
}

const LONGEST_WORD = 40;
const IN_A_WORD = /[\p{L}.]/u;

function isAbbreviation(text: string, stop: number, end: number): boolean {
	let start = stop;
	while (start > stop - LONGEST_WORD && IN_A_WORD.test(text[start - 1] ?? '')) start -= 1;
	const before = text.slice(start, stop);
	const word = before.toLowerCase();
	const next = /^\s{1,4}(\S)/.exec(text.slice(end, end + 6))?.[1];
	if (next === undefined) return false;
	// "September 1st."
	if (/\d/.test(text[stop - before.length - 1] ?? '')) return false;
	if (/^\p{Lu}$/u.test(before) && before !== 'I') return /\p{Lu}/u.test(next);
	if (!ABBREVIATIONS.has(word)) return false;
	if (word === 'no') return /\d/.test(next);
	return !MAY_END.has(word) || !/\p{Lu}/u.test(next);
}
