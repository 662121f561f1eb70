/** Smaller or other ways to buy that the seller named: a pilot, a part, less of it. */

import { wholeSentences } from '#language/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, saidBy, saidIn, turnOf } from '../call-text.ts';
import type { Price } from '../facts.ts';
import { sumText } from '../sums.ts';
import type { Utterance } from '../utterances.ts';
import { SMALLER } from './cues.ts';
import { asOurWords, standsAlone } from './spoken.ts';

/** What it covers, in the seller's words, and what it costs. */
export interface PartOnOffer {
	covers: Suggestion;
	price: Suggestion;
	/** Each of its sums. */
	sums: readonly string[];
}

const MOST_PARTS = 2;

/** None where the call ended with an agreed price: then that is the one option. */
export function partsOnOffer(call: CallText): PartOnOffer[] {
	const { outcome, prices } = call.facts;
	if (outcome.kind === 'agreed' || prices.length < 2) return [];
	const turns = Map.groupBy(prices, ({ lines }) => lines[0] ?? 0);
	const offered = [...turns].flatMap(([number, of]) => partOf(call, turnOf(call, number), of));
	return offered.length === turns.size ? [] : offered.slice(0, MOST_PARTS);
}

function partOf(call: CallText, turn: Utterance | undefined, prices: readonly Price[]): PartOnOffer[] {
	const sentence = wholeSentences(turn?.text ?? '').find((one) => SMALLER.pattern.test(one) && standsAlone(one));
	const near = prices.filter((price) => saidBy(call, price).quote.includes(sentence ?? ''));
	const priced = near.length > 0 ? near : prices;
	const [first] = priced;
	if (turn === undefined || sentence === undefined || first === undefined) return [];
	const { quote, line, name } = saidBy(call, first);
	const price = { text: priced.map(sumText).join(', '), quote, line, speaker: name };
	return [{ covers: asOurWords(saidIn(call, sentence, turn)), price, sums: prices.map(sumText) }];
}
