/** Sentences of a call as they may stand in front of a client: what opens a spoken turn is trimmed, nothing else. */

import { capital } from '#language/capitals.ts';
import { wholeSentences } from '#language/sentences.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, type Said, saidBy, saidIn, sideOf } from '../call-text.ts';
import type { Fact, Side } from '../facts.ts';
import type { Utterance } from '../utterances.ts';

/** Of each field. */
export const MOST = 4;

const OPENER =
	/^(?:(?:and|but|so|and then|then|okay|ok|right|well|yeah|yes|yep|nah|no|um+|uh+|er+|ah|oh|like|look|listen|honestly|sure|great|perfect|good|fine|exactly|i mean|you know)\b[,.!–—-]*\s+){1,4}/i;

/** “It lay there for a week.” without what only opened the turn. */
export function trimmed(sentence: string): string {
	const rest = sentence.trim().replace(OPENER, '');
	return capital(rest === '' ? sentence.trim() : rest);
}

const FEWEST_WORDS = 5;
const MOST_WORDS = 45;
const HEDGED = /\b(?:i dunno|i don't know|i guess|not sure|dunno)\b/i;
const BROKEN = /(?:[–—-]|\.\.\.|…)["”’]?$/;

/** Whether a sentence can stand alone: whole, of readable length, no question, no hedge. */
export function standsAlone(sentence: string): boolean {
	const words = sentence.split(/\s+/).length;
	return (
		words >= FEWEST_WORDS &&
		words <= MOST_WORDS &&
		!sentence.trim().endsWith('?') &&
		!BROKEN.test(sentence.trim()) &&
		!HEDGED.test(sentence)
	);
}

/** Each whole sentence of a fact's words that can stand alone, as a quote of who says it; none where there is none. */
export function quotesOf(call: CallText, facts: readonly Fact[]): Suggestion[] {
	return distinct(
		facts.flatMap((fact) => {
			const { quote, line, name } = saidBy(call, fact);
			const fit = wholeSentences(quote).filter(standsAlone).slice(0, 2).map(trimmed).join(' ');
			if (fit === '') return [];
			return [{ text: `${quoted(fit)}${name === '' ? '' : ` (${name})`}`, quote, line, speaker: name }];
		}),
	).slice(0, MOST);
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
		.filter(({ quote }) => quote !== '');
}

/** Our own words may stand without quotation marks. */
export function asOurWords({ quote, line, name }: Said): Suggestion {
	return { text: ended(trimmed(quote)), quote, line, speaker: name };
}

/** The first of those with the same text. */
export function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
	return [...new Map(suggestions.toReversed().map((one) => [one.text, one])).values()].reverse();
}
