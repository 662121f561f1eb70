/** Facts that are whole turns: troubles, goals, doubts, approval, days, deciders and promises. */

import type { CallFacts, Commitment, Decider, Fact, Objection, Pain } from './facts.ts';
import { type SideOf, turnFeatures } from './learned/features.ts';
import { ask } from './learned/linear.ts';
import type { Weights } from './learned/weights.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { Utterance } from './utterances.ts';

/** A turn and how likely it holds each kind of fact. */
export interface Rated {
	turn: Utterance;
	likely: Record<string, number>;
}

export function rate(turns: readonly Utterance[], sideOf: SideOf, weights: Weights): Rated[] {
	return turns.map((turn, index) => ({ turn, likely: ask(weights.turn, turnFeatures(turns, index, sideOf)) }));
}

type Said = Pick<CallFacts, 'deciders' | 'timing' | 'pains' | 'goals' | 'objections' | 'signals' | 'next'>;

export function findSaid(rated: readonly Rated[]): Said {
	const all = (key: keyof Said) => rated.filter(({ likely }) => (likely[key] ?? 0) >= THRESHOLDS[key]);
	return {
		deciders: all('deciders').map(
			(one): Decider => ({
				...factOf(one, 'deciders'),
				who: whoIn(one.turn),
				present: (one.likely.present ?? 0) > 0.5,
			}),
		),
		timing: all('timing').map((one) => factOf(one, 'timing')),
		pains: withMain(all('pains')),
		goals: all('goals').map((one) => factOf(one, 'goals')),
		objections: all('objections').map(
			(one): Objection => ({ ...factOf(one, 'objections'), answered: (one.likely.answered ?? 0) > 0.5 }),
		),
		signals: all('signals').map((one) => factOf(one, 'signals')),
		next: all('next').map(
			(one): Commitment => ({
				...factOf(one, 'next'),
				owner: one.turn.speaker,
				when: one.turn.dates[0]?.text ?? null,
			}),
		),
	};
}

function factOf({ turn, likely }: Rated, key: keyof Said): Fact {
	return { lines: [turn.number], quote: turn.text, confidence: likely[key] ?? 0, by: 'weights' };
}

const MOST_MAIN = 2;

function withMain(pains: readonly Rated[]): Pain[] {
	const ranked = pains.toSorted((a, b) => (b.likely.main ?? 0) - (a.likely.main ?? 0)).slice(0, MOST_MAIN);
	return pains.map((one) => ({ ...factOf(one, 'pains'), main: ranked.includes(one) }));
}

const PERSON =
	/\b(?:my|our|the|his|her|their) (?:husband|wife|partner|boss|brother|sister|father|mother|dad|mum|mom|son|daughter|board|owner|director|manager|chair(?:man|woman)?|treasurer|committee|accountant|cfo|ceo|cto|coo|md|head of [a-z]+|trustees|council|partners)\b|\b(?:husband|wife|board|cfo|ceo|trustees|committee|council)\b/i;
const NAME = /(?<![.?!]\s)(?<!^)\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u;

/** The person that the words name, otherwise who says it. */
function whoIn({ text, speaker }: Utterance): string {
	return PERSON.exec(text)?.[0] ?? NAME.exec(text)?.[0] ?? speaker;
}
