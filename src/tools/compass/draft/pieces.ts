import { listLines } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';

/** What can be quoted of an answer, each verbatim: its sentences, and the entries of its lists. */

/** In words. What is longer is nothing to quote, and never shortened. */
const LONGEST = 60;
/** In words: where all parts are as short, it is a list. */
const SHORT = 5;

/** The sentences of an answer, and what stands between semicolons. */
export function sentencesOf(answer: string): string[] {
	return listLines(answer)
		.flatMap(wholeSentences)
		.flatMap((sentence) => sentence.split(';'))
		.map((piece) => piece.trim())
		.filter((piece) => /\p{L}{2}/u.test(piece))
		.filter((piece) => piece.split(/\s+/).length <= LONGEST);
}

/** "…, and 3 years I was …": where a clause may end, but not within brackets. */
const JOINT = /[,:](?!\d)(?![^()]{0,80}\))|(?<!\d) (?:and|but) (?=(?:I|we|\d+)\b)/;

/** What an answer tells one after the other, each verbatim: a trade in one stretch is not that of the next. */
export function stretchesOf(sentence: string): string[] {
	return sentence
		.split(JOINT)
		.map((part) => part.trim())
		.filter((part) => /\p{L}{2}/u.test(part));
}

/** Like `sentencesOf`; what does not begin with a sentence is a list, cut at its commas. */
export function entriesOf(answer: string): string[] {
	return sentencesOf(answer)
		.flatMap((piece) => {
			const entries = piece.split(/,(?!\d)/);
			const isShort = entries.length > 2 && entries.every((entry) => entry.trim().split(/\s+/).length <= SHORT);
			return isShort || !hasFiniteVerb(entries[0] ?? '') ? entries : [piece];
		})
		.map((entry) => entry.trim())
		.filter((entry) => /\p{L}{2}/u.test(entry));
}
