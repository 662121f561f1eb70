/** What the seller says is done or handed over. */

import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, type Said, saidIn, sideOf } from '../call-text.ts';
import { DESCRIBES, PROOF, SCOPE } from './cues.ts';
import { INTRODUCED, INTRODUCES } from './introduction-cues.ts';
import { POINTS_BACK, TAKEN_KINDLY, THEY_BRING } from './offer-cues.ts';
import { asOurWords, distinct, MOST, sentencesOf, standsAlone, trimmed } from './spoken.ts';
import { ANNOUNCES, COUNTED } from './spoken-cues.ts';

/**
 * A list that is counted aloud first, then what follows "here's what you'd get", then single sentences. None that names
 * a sum: that is a price.
 */
export function scope(call: CallText): Suggestion[] {
	const promised = new Set(call.facts.next.flatMap(({ lines }) => lines));
	const single = sentencesOf(call, 'seller', SCOPE.pattern).filter(({ turn }) => !promised.has(turn.number));
	const others = [...described(call).slice(0, MOST), ...single].filter(
		({ quote }) => !COUNTED.pattern.test(quote) && !PROOF.pattern.test(quote) && !INTRODUCES.pattern.test(quote),
	);
	const isWork = (quote: string) => !namesMoney(quote) && NO_WORK.every(({ pattern }) => quote.search(pattern) === -1);
	const found = [...counted(call), ...others].filter(({ quote }) => isWork(quote));
	return distinct(found.map((said) => asOurWords(call, said))).slice(0, MOST + 2);
}

const NO_WORK = [ANNOUNCES, INTRODUCED, THEY_BRING, TAKEN_KINDLY];

const FEWEST_ITEMS = 2;

function counted(call: CallText): Said[] {
	return ofSeller(call).flatMap((turn) => {
		const items = wholeSentences(turn.text).filter((sentence) => COUNTED.pattern.test(sentence));
		return items.length < FEWEST_ITEMS ? [] : items.map((item) => saidIn(call, item, turn));
	});
}

/** In words: the whole may be said in brief after what announces it. */
const FEWEST_WORDS = 3;

/** What follows in the same turn on the words that announce a description, and the sentence itself where it says more. */
export function described(call: CallText): Said[] {
	return ofSeller(call).flatMap((turn) => {
		const sentences = wholeSentences(turn.text);
		const at = sentences.findIndex((sentence) => DESCRIBES.pattern.test(sentence));
		if (at === -1) return [];
		return sentences
			.slice(at)
			.filter(
				(sentence) =>
					!ANNOUNCES.pattern.test(sentence) &&
					(standsAlone(sentence) || (isList(sentence) && sentence.split(' ').length >= FEWEST_WORDS)),
			)
			.filter((sentence) => !POINTS_BACK.pattern.test(trimmed(sentence)))
			.map((sentence) => saidIn(call, sentence, turn))
			.filter(({ quote }) => quote !== '');
	});
}

/** "Athlone only, website only, eight weeks." */
function isList(sentence: string): boolean {
	return sentence.split(', ').length > 2 && !/[?–—…-]$/.test(sentence);
}

function ofSeller(call: CallText) {
	return call.turns.filter((turn) => sideOf(call, turn) === 'seller' && turn.text.length < LONGEST_TURN);
}

/** In characters: a turn may be as long as a whole call. */
const LONGEST_TURN = 4000;

function namesMoney(quote: string): boolean {
	return amountsIn(quote).some(({ kind }) => kind === 'money');
}
