/** Sentences of a call as they may stand in front of a client: what opens a spoken turn is trimmed, nothing else. */

import { capital } from '#language/capitals.ts';
import { wholeSentences } from '#language/sentences.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, type Said, saidBy, saidIn, sideOf } from '../call-text.ts';
import type { Fact, Side } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { BROKEN, HEDGED, OPENER } from './cues.ts';

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
		!HEDGED.pattern.test(sentence)
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
	return trimmed(goesOn ? both : one);
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

/** Our own words may stand without quotation marks. */
export function asOurWords({ quote, line, name }: Said): Suggestion {
	return { text: ended(capital(trimmed(quote))), quote, line, speaker: name };
}

/** The first of those with the same text, or of the same words. */
export function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
	return suggestions.filter(
		({ text, quote, line }, index) =>
			!suggestions
				.slice(0, index)
				.some(
					(other) =>
						other.text === text ||
						(quote !== '' && other.quote === quote && other.line === line && hasSameWords(other.text, text)),
				),
	);
}

/** Whether one text is the other with marks and a name around it. */
function hasSameWords(one: string, other: string): boolean {
	const bare = (text: string) =>
		text
			.toLowerCase()
			.replace(/[“”.]|\([^()]*\)/g, '')
			.trim();
	return bare(one) === bare(other);
}
