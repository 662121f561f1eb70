/** Sentences of a call as they may stand in front of a client: what opens a spoken turn is trimmed, nothing else. */

import { wholeSentences } from '#language/sentences.ts';
import { quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, type Said, saidBy, saidIn, sideOf } from '../call-text.ts';
import type { Fact, Side } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { BROKEN, HEDGED, OPENER, TAKEN_BACK } from './spoken-cues.ts';
import { written } from './written.ts';

/** Of each field. */
export const MOST = 4;

/** The sentence without what only opened the turn; the rest stays letter for letter. */
export function trimmed(sentence: string): string {
	const rest = sentence.trim().replace(OPENER.pattern, '');
	return rest === '' ? sentence.trim() : rest;
}

const FEWEST_WORDS = 5;
const MOST_WORDS = 45;

/** Whether a sentence can stand alone: whole, of readable length, no question, no hedge. */
export function standsAlone(sentence: string): boolean {
	const words = sentence.split(/\s+/).length;
	return (
		words >= FEWEST_WORDS &&
		words <= MOST_WORDS &&
		!sentence.trim().endsWith('?') &&
		!BROKEN.pattern.test(sentence.trim()) &&
		!HEDGED.pattern.test(sentence) &&
		!TAKEN_BACK.pattern.test(sentence)
	);
}

/** Of each fact the first sentence that can stand alone, and the next one if it can, too; none where there is none. */
export function quotesOf(call: CallText, facts: readonly Fact[]): Suggestion[] {
	return distinct(
		facts.flatMap((fact) => {
			const { quote, line, name } = saidBy(call, fact);
			const fit = passage(quote);
			return fit === '' ? [] : [{ text: attributed(fit, name), quote, line, speaker: name }];
		}),
	).slice(0, MOST);
}

/** “It lay there for a week.” (Lerato) */
export function attributed(words: string, name: string): string {
	return `${quoted(words)}${name === '' ? '' : ` (${name})`}`;
}

/** Verbatim: the first sentence that can stand alone, trimmed at its start, and the next one if it can, too. */
export function passage(text: string): string {
	const sentences = wholeSentences(text);
	const first = sentences.findIndex(standsAlone);
	const [one, next] = [sentences[first], sentences[first + 1]];
	if (one === undefined) return '';
	const both = `${one} ${next ?? ''}`.trim();
	const goesOn =
		next !== undefined && standsAlone(next) && text.includes(both) && both.split(/\s+/).length <= MOST_WORDS;
	const fit = trimmed(goesOn ? both : one);
	return fit.split(/\s+/).length < FEWEST_WORDS ? '' : fit;
}

/** A sentence and where it was said. */
export interface Sentence extends Said {
	turn: Utterance;
}

/** The sentences of one side that match, in the order of the call. */
export function sentencesOf(call: CallText, side: Side, pattern: RegExp): Sentence[] {
	return call.turns
		.filter((turn) => sideOf(call, turn) === side && turn.text.length < 4000)
		.flatMap((turn) =>
			wholeSentences(turn.text)
				.filter((sentence) => standsAlone(sentence) && pattern.test(sentence))
				.map((sentence) => ({ ...saidIn(call, sentence, turn), turn })),
		)
		.filter(({ quote }) => quote !== '' && standsAlone(quote));
}

/** Our own words may stand without quotation marks, in written form. */
export function asOurWords(call: CallText, { quote, line, name }: Said): Suggestion {
	return { text: written(call, quote), quote, line, speaker: name };
}

/** Of those that say the same, or of which one says the other's words and more, the first. */
export function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
	const kept: Suggestion[] = [];
	for (const one of suggestions) if (!kept.some((other) => saysTheSame(other, one))) kept.push(one);
	return kept;
}

function saysTheSame(one: Suggestion, other: Suggestion): boolean {
	if (one.text === other.text) return true;
	if (one.line === 0 || one.line !== other.line) return false;
	const [a, b] = [wordsAlone(one.text), wordsAlone(other.text)];
	if (Math.min(a.length, b.length) < SHORTEST) return false;
	return a.includes(b) || b.includes(a) || (one.quote !== '' && (isWhole(one, other) || isWhole(other, one)));
}

/** In characters: a name or a sum may stand in another text by chance. */
const SHORTEST = 20;

/** Whether both say most of their quotes, and the one's stands in the other's. */
function isWhole(one: Suggestion, other: Suggestion): boolean {
	const areWhole = [one, other].every(({ text, quote }) => text.length > quote.length * MOST_OF_IT);
	return areWhole && wordsAlone(other.quote).includes(wordsAlone(one.quote));
}

const MOST_OF_IT = 0.7;

/** Without marks, and without a name behind or before. */
function wordsAlone(text: string): string {
	return text
		.toLowerCase()
		.replace(/^[^“]*(?=“)|[“”.]|\([^()]*\)/g, '')
		.trim();
}
