/** Reads the facts of a call. */

import type { Call } from '#transcript/call.ts';
import { withAccepted } from './accepted.ts';
import { findAlternatives } from './alternatives.ts';
import { bantOf } from './bant.ts';
import { withConceded } from './conceded.ts';
import type { CallFacts, Side } from './facts.ts';
import { withGiven } from './given-sides.ts';
import type { Weights } from './learned/stored.ts';
import { weights as stored } from './learned/weights.ts';
import { findMoney } from './money.ts';
import { outcomeOf } from './outcome.ts';
import { rate } from './rated.ts';
import { findSaid } from './said.ts';
import { findSides } from './sides.ts';
import { ASKS_THE_PRICE } from './sum-cues.ts';
import { type OnTurn, type Utterance, utterancesOf } from './utterances.ts';

type Sides = Readonly<Record<string, Side>>;

/**
 * Never throws. Takes time that grows with the length of the call.
 *
 * @param known the side of speakers by label, where the member or the form says it
 */
export function readFacts(call: Call, known: Sides = {}, weights: Weights = stored(), onRead?: OnRead): CallFacts {
	const pass = (before: number) => (done: number, of: number) => onRead?.((before + done / of) / PASSES);
	const turns = utterancesOf(call, pass(0));
	const found = findSides(call, turns, weights, pass(1));
	const isKnown = Object.keys(known).length > 0;
	const { sides, doubtful } = withGiven(found, known);
	const facts = factsOf(turns, sides, weights, pass(2));
	if (!isKnown && found.distance + aboutAnOffer(facts, turns) < LEAST * Math.min(1, turns.length / WHOLE_CALL)) {
		return factsOf(turns, Object.fromEntries(Object.keys(sides).map((label) => [label, 'other'])), weights);
	}
	return { ...facts, doubtfulSides: doubtful };
}

/** Told often how much of a call is read, from 0 to 1. */
export type OnRead = (share: number) => void;

/** Over all turns: what they name, whose they are, what they say. */
const PASSES = 3;

/** Of how far somebody's words are a seller's, and of what is said of an offer: less, and nobody sells. */
const LEAST = 8.1;
/** In turns: in a shorter call less can be said. */
const WHOLE_CALL = 35;
/** A price says more of an offer than a doubt. */
const PRICE = 2;
/** "What's the damage?" "Eleven thousand.", in whatever words. */
const ASKED_PRICE = 2;

function aboutAnOffer({ prices, objections, sides }: CallFacts, turns: readonly Utterance[]): number {
	const likely = (facts: readonly { confidence: number }[]) =>
		facts.reduce((sum, { confidence }) => sum + confidence, 0);
	return PRICE * likely(prices) + likely(objections) + (answersThePrice(turns, sides) ? ASKED_PRICE : 0);
}

/** Whether one side is asked for the price right before it names a sum. */
function answersThePrice(turns: readonly Utterance[], sides: Sides): boolean {
	return turns.some(({ speaker, amounts }, index) => {
		const { speaker: asker = speaker, text = '' } = turns[index - 1] ?? {};
		const isAsked = sides[speaker] === 'seller' && sides[asker] === 'buyer' && ASKS_THE_PRICE.pattern.test(text);
		return isAsked && text.trimEnd().endsWith('?') && amounts.some(({ kind }) => kind === 'money' || kind === 'number');
	});
}

function factsOf(turns: readonly Utterance[], sides: Sides, weights: Weights, onTurn?: OnTurn): CallFacts {
	const sideOf = (speaker: string) => sides[speaker] ?? 'other';
	const rated = rate(turns, sideOf, weights, onTurn);
	const money = findMoney(turns, sideOf, weights);
	const facts = {
		sides: { ...sides },
		doubtfulSides: [],
		...money,
		prices: withConceded(money.prices, turns, sideOf),
		...findSaid(rated, sideOf, weights),
		alternatives: findAlternatives(turns, sideOf, weights),
		outcome: outcomeOf(turns, sideOf, weights),
	};
	return withAccepted({ ...facts, bant: bantOf(facts) }, turns);
}
