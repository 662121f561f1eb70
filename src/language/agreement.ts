/** Slips of grammar that a reader stumbles over, found without a dictionary. */
import { articleFor } from './articles.ts';
import { commonSlip } from './common-slips.ts';
import { plural } from './inflect.ts';
import { NO_PLURAL } from './irregular-nouns.ts';
import { isNumberWord } from './numbers/cardinal.ts';
import { subjectVerbSlip } from './subject-verb.ts';
import { type Word, wordsOf } from './words-of.ts';

/** Pairs of a subject and a form of another subject. */
const PAIRS =
	/(?<![\p{L}'’-])(?:(?:you|we|they) (?:is|was not|has|does|am|goes|needs|wants|doesn['’]t)|(?:he|she|it) (?:are|were not|have|do|go|don['’]t)|i (?:is|are|has|does|were not)|these is|those is|this are|that are not)(?![\p{L}'’-])/iu;
/** "How many of you is", "does it have": the verb belongs to another subject. */
const ASKED =
	/\b(?:of|and|or|does|did|do|to|let|make|makes|will|would|should|could|can|may|might|must|than|with|for)\s*$/i;

/** Things that are counted in what people write of their work. */
const COUNTED = new Set(
	`second minute hour day week month quarter year customer client site invoice employee person house job order lead
	call meeting visit quote question file page project patient guest member student owner company firm team sale
	time complaint screw guest booking table machine`.split(/\s+/),
);
const FUNCTION_AFTER =
	/^(?:|a|an|the|and|or|but|of|in|on|at|by|for|from|with|to|after|before|since|until|is|are|was|were|has|have|had|that|which|who|when|as|than|instead|ago|later|every|per|we|you|they|it|i|about|do|don't|can|will)$/;

/** The words that do not agree, as written, or null. */
export function disagreement(sentence: string): string | null {
	const words = wordsOf(sentence);
	return (
		wrongPair(sentence) ??
		wrongNumber(words) ??
		words.find(({ word }) => isPluralOfMass(word))?.word ??
		wrongArticle(sentence) ??
		doubledWord(sentence) ??
		asWritten(sentence, subjectVerbSlip(words) ?? commonSlip(words))
	);
}

function asWritten(sentence: string, slip: string | null): string | null {
	const start = slip === null ? -1 : sentence.toLowerCase().replaceAll('’', "'").indexOf(slip);
	return slip === null || start === -1 ? slip : sentence.slice(start, start + slip.length);
}

function wrongPair(sentence: string): string | null {
	const match = PAIRS.exec(sentence);
	if (match === null || ASKED.test(sentence.slice(0, match.index))) return null;
	return match[0];
}

/** "three month" */
function wrongNumber(words: readonly Word[]): string | null {
	for (const [index, { word, pauses }] of words.entries()) {
		if (pauses || !isMany(word)) continue;
		const noun = words[index + 1];
		if (noun === undefined || !COUNTED.has(noun.word) || plural(noun.word) === noun.word) continue;
		const next = noun.pauses ? '' : (words[index + 2]?.word ?? '');
		if (FUNCTION_AFTER.test(next)) return `${word} ${noun.word}`;
	}
	return null;
}

function isMany(word: string): boolean {
	if (/^\d+$/.test(word)) return Number(word) !== 1 && Number(word) < 1900;
	return /^(?:several|many|few)$/.test(word) || (isNumberWord(word) && word !== 'one');
}

/** They are plurals or verbs as well. */
const PLURAL_TOO = new Set(['contents', 'evidences', 'housings', 'staffs']);

/** "Informations": what is not counted has no plural. */
function isPluralOfMass(word: string): boolean {
	return /[a-z]{3}s$/.test(word) && NO_PLURAL.has(word.slice(0, -1)) && !PLURAL_TOO.has(word);
}

/** "a invoice"; abbreviations are spoken in two ways, and a letter may stand for itself. */
function wrongArticle(sentence: string): string | null {
	for (const [whole, article = '', next = ''] of sentence.matchAll(
		// The A above middle C is a note.
		/(?<![\p{L}\p{N}.'’-])((?<!\p{L} )An?|an?) ([\p{L}\p{N}][\p{L}\p{N}'’-]*)/gu,
	)) {
		if (/^\p{Lu}[\p{L}\p{N}]*\p{Lu}|^\p{Lu}$/u.test(next) || /^(?:histor|hotel|herb)/i.test(next)) continue;
		if (/^(?:and|or|is|to)$/.test(next)) continue;
		if (articleFor(next) !== article.toLowerCase()) return whole;
	}
	return null;
}

function doubledWord(sentence: string): string | null {
	for (const match of sentence.matchAll(/(?<![\p{L}'’-])(\p{Ll}+) \1(?![\p{L}'’-])/gu)) {
		if (!/^(?:had|that|very|so)$/.test(match[1] ?? '')) return match[0];
	}
	return null;
}
