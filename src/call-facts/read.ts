/** Reads the facts of a call. */

import type { Call } from '#transcript/call.ts';
import { findAlternatives } from './alternatives.ts';
import { bantOf } from './bant.ts';
import type { CallFacts, Side } from './facts.ts';
import { weights as stored, type Weights } from './learned/weights.ts';
import { findMoney } from './money.ts';
import { outcomeOf } from './outcome.ts';
import { findSaid, rate } from './said.ts';
import { findSides } from './sides.ts';
import { type Utterance, utterancesOf } from './utterances.ts';

type Sides = Readonly<Record<string, Side>>;

/**
 * Never throws. Takes time that grows with the length of the call.
 *
 * @param known the side of speakers by label, where the member or the form says it
 */
export function readFacts(call: Call, known: Sides = {}, weights: Weights = stored()): CallFacts {
	const turns = utterancesOf(call);
	const { sides, doubtful, distance } = findSides(call, turns, weights);
	const isKnown = Object.keys(known).length > 0;
	const facts = factsOf(turns, { ...sides, ...known }, weights);
	if (!isKnown && distance < APART && !isAboutAnOffer(facts)) {
		return factsOf(turns, Object.fromEntries(Object.keys(sides).map((label) => [label, 'other'])), weights);
	}
	return { ...facts, doubtfulSides: doubtful.filter((label) => known[label] === undefined) };
}

/** Nearer together than this, nobody's words are clearly a seller's. */
const APART = 5;
const LEAST_ASKED = 1.2;
const LEAST_DOUBTS = 2.5;

/** Whether a price is asked for, or there are doubts about something on offer. */
function isAboutAnOffer({ prices, objections }: CallFacts): boolean {
	const likely = (facts: readonly { confidence: number }[]) =>
		facts.reduce((sum, { confidence }) => sum + confidence, 0);
	return likely(prices) >= LEAST_ASKED || likely(objections) >= LEAST_DOUBTS;
}

function factsOf(turns: readonly Utterance[], sides: Sides, weights: Weights): CallFacts {
	const sideOf = (speaker: string) => sides[speaker] ?? 'other';
	const rated = rate(turns, sideOf, weights);
	const facts = {
		sides: { ...sides },
		doubtfulSides: [],
		...findMoney(turns, sideOf, weights),
		...findSaid(rated, sideOf, weights),
		alternatives: findAlternatives(turns, sideOf, weights),
		outcome: outcomeOf(rated, sideOf, weights),
	};
	return { ...facts, bant: bantOf(facts) };
}
