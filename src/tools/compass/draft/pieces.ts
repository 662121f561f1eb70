import { listLines } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import { isAkinTo, namesTrade, tellingOf } from './mentions.ts';

/** What can be quoted of an answer, each verbatim: its sentences, and the entries of its lists. */

/** In words. What is longer is nothing to quote, and never shortened. */
const LONGEST = 60;
/** In words: where all parts are as short, it is a list. */
const SHORT = 5;
/** In words: a shorter part of a sentence is quoted with what stands before it. */
const TELLING = 6;
/** "…, and 3 years I was …": where a clause may end, but not within brackets. */
const JOINT = /[,:](?!\d)(?![^()]{0,80}\))|(?<!\d) (?:and|but) (?=(?:I|we|\d+)\b)/;

export function wordsIn(text: string): number {
	return text.trim().split(/\s+/).length;
}

/** Trimmed, without those that hold no word. */
function worded(parts: readonly string[]): string[] {
	return parts.map((part) => part.trim()).filter((part) => /\p{L}{2}/u.test(part));
}

/** The sentences of an answer, and what stands between semicolons. */
export function sentencesOf(answer: string): string[] {
	const sentences = listLines(answer).flatMap(wholeSentences);
	return worded(sentences.flatMap((sentence) => sentence.split(';'))).filter((piece) => wordsIn(piece) <= LONGEST);
}

/** What an answer tells one after the other, each verbatim: a trade in one stretch is not that of the next. */
export function stretchesOf(sentence: string): string[] {
	return worded(sentence.split(JOINT));
}

/** Like `sentencesOf`; what does not begin with a sentence is a list, cut at its commas. */
export function entriesOf(answer: string): string[] {
	const entries = sentencesOf(answer).flatMap((piece) => {
		const parts = piece.split(/,(?!\d)/);
		const isShort = parts.length > 2 && parts.every((part) => wordsIn(part) <= SHORT);
		return isShort || !hasFiniteVerb(parts[0] ?? '') ? parts : [piece];
	});
	return worded(entries);
}

/** The part of the background that names the trade or, failing that, has most to do with the job. */
export function workIn(background: string, trade: string, job: string): string {
	const clauses = sentencesOf(background).flatMap((sentence) =>
		stretchesOf(sentence).map((clause) => ({ clause, sentence })),
	);
	const first = (isOfIt: (clause: string) => boolean) => clauses.find(({ clause }) => isOfIt(clause));
	const found =
		first((clause) => namesTrade(clause, trade)) ??
		first((clause) => isAkinTo(tellingOf(trade), clause)) ??
		first((clause) => isAkinTo(job, clause));
	return found ? withContext(found.clause, found.sentence) : '';
}

export function withContext(clause: string, sentence: string): string {
	if (wordsIn(clause) >= TELLING) return clause;
	return sentence.slice(0, sentence.indexOf(clause) + clause.length);
}
