/** Smaller or other ways to buy that the seller named: a pilot, a part, less of it. */

import { amountsIn } from '#language/amounts/amounts.ts';
import { capital } from '#language/capitals.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, saidBy, saidIn, turnOf } from '../call-text.ts';
import type { Price } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { COUNTED_TIME, GOES_ON, ONLY_NAMES, PILOT, SMALLER } from './offer-cues.ts';
import { sumOfPrice } from './prices.ts';
import { asOurWords, standsAlone } from './spoken.ts';

/** What it covers, in the seller's words, and what it costs. */
export interface PartOnOffer {
	/** "A pilot"; empty where the call has no such name for it. */
	title: Suggestion[];
	covers: Suggestion[];
	/** How long it is. */
	timing: Suggestion[];
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
	const of = (text: string): Suggestion => ({ text, quote, line, speaker: name });
	const [kind] = PILOT.pattern.exec(turn.text) ?? [];
	const long = turn.amounts.find(({ kind, text }) => kind === 'duration' && COUNTED_TIME.pattern.test(text));
	return [
		{
			title: kind === undefined ? [] : [of(`A ${kind.toLowerCase()}`)],
			covers: coverOf(turn, sentence).map((one) => asOurWords(call, saidIn(call, one, turn))),
			price: of(priced.map((price) => sumOfPrice(call, price)).join(', ')),
			timing: long === undefined ? [] : [of(capital(long.text))],
			sums: prices.map((price) => sumOfPrice(call, price)),
		},
	];
}

const MOST_COVERED = 3;
const FEWEST_WORDS = 3;

/** The sentence that names the part, unless it only announces it, and what follows without a sum. */
function coverOf(turn: Utterance, sentence: string): string[] {
	const sentences = wholeSentences(turn.text.slice(turn.text.indexOf(sentence)));
	const after = sentences
		.slice(1)
		.filter((one) => one.split(' ').length >= FEWEST_WORDS && GOES_ON.pattern.test(one))
		.filter((one) => amountsIn(one).every(({ kind }) => kind !== 'money') && !/[?–-]$/.test(one));
	const announced = ONLY_NAMES.pattern.test(sentence) && after.length > 0;
	return [...(announced ? [] : [sentence]), ...after].slice(0, MOST_COVERED);
}
