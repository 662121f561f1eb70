import { type Said, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { CallFacts, Fact } from '#call-facts/facts.ts';
import { SUPPOSES } from '#call-facts/told/earlier-cues.ts';
import { type InContext, inContext } from '#call-facts/told/in-context.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import { CHECKS_WORDS } from '#call-facts/told/plain-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Reading } from '../reading.ts';
import type { LastPrice } from './last-price.ts';

/** What a main fact is about, in the order in which it is told. */
export type MainKind = 'price' | 'trouble' | 'figures' | 'volume' | 'rival' | 'money' | 'decider' | 'date';

export interface MainFact extends InContext {
	kind: MainKind;
	turn: Utterance;
	/** How much it is worth to tell. */
	weight: number;
	/** A later turn that says how much, and the question that it answers. */
	further?: Said;
	furtherAsked?: Said;
	/** Of a price: the words that named it last. */
	last?: LastPrice;
}

/** Turns of theirs by how likely they hold one of some facts. */
export function turnsWith(reading: Reading, facts: readonly Fact[]): Map<Utterance, number> {
	const likely = new Map<Utterance, number>();
	for (const {
		lines: [line = 0],
		confidence,
	} of facts) {
		const turn = turnOf(reading, line);
		if (turn === undefined || sideOf(reading, turn) !== 'buyer' || isSmallTalk(reading, turn)) continue;
		likely.set(turn, Math.max(confidence, likely.get(turn) ?? 0));
	}
	return likely;
}

/** A turn as a fact, in the words that weigh most; none where the member took it out. */
export function told(
	reading: Reading,
	kind: MainKind,
	turn: Utterance,
	weight: number,
	weightOf: (sentence: string) => number,
): MainFact[] {
	if (isTakenOut(reading, kind, turn)) return [];
	const isOffered = (one: string) => kind === 'price' && SUPPOSES.pattern.test(one);
	const weigh = (one: string) => (IN_JEST.pattern.test(one) || (asks(one) && !isOffered(one)) ? -1 : weightOf(one));
	const isFigure = kind === 'trouble' || kind === 'volume';
	const context = inContext(reading, turn, weigh, { isPrice: kind === 'price', isFigure, isWhole: true });
	return context === null ? [] : [{ ...context, kind, turn, weight }];
}

/** Whether a sentence is a question, not a sum that is only to be said again: "Five ninety a month, yeah?" */
function asks(sentence: string): boolean {
	return sentence.endsWith('?') && !CHECKS_WORDS.pattern.test(sentence);
}

export function byWeight(facts: readonly MainFact[]): MainFact[] {
	return facts.toSorted((a, b) => b.weight - a.weight);
}

/** From 0 to 1: how late in the call a turn is said. */
export function lateness({ turns }: Reading, { number }: Utterance): number {
	return number / Math.max(1, turns.at(-1)?.number ?? 1);
}

/** The facts that a main fact is one of. */
const KEYS = {
	price: 'prices',
	trouble: 'pains',
	figures: 'pains',
	volume: 'figures',
	rival: 'alternatives',
	money: 'budget',
	decider: 'deciders',
	date: 'timing',
} as const satisfies Record<MainKind, keyof CallFacts>;

/** Whether the member took out what was found in a turn. */
function isTakenOut({ found, whole }: Reading, kind: MainKind, { number }: Utterance): boolean {
	const stands = (facts: readonly Fact[]) => facts.some(({ lines }) => lines[0] === number);
	return stands(found[KEYS[kind]]) && !stands(whole.facts[KEYS[kind]]);
}
