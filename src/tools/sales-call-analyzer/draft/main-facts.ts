import { type Said, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Fact } from '#call-facts/facts.ts';
import { GIVEN_AWAY } from '#call-facts/sum-cues.ts';
import { DECISION, WANTS } from '#call-facts/told/cues.ts';
import { type InContext, inContext } from '#call-facts/told/in-context.ts';
import {
	CONDITION,
	FROM_A_SUM,
	HAS_A_SAY,
	IN_JEST,
	IN_PARTS,
	MUST_BE,
	THEIR_MONEY,
} from '#call-facts/told/main-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import { HURTS } from '#call-facts/told/trouble-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { AmountKind } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

/** What somebody who was there would tell first, each in whole sentences of the call. */

/** What a main fact is about, in the order in which it is told. */
export type MainKind = 'price' | 'trouble' | 'money' | 'decider' | 'date' | 'condition';

export interface MainFact extends InContext {
	kind: MainKind;
	turn: Utterance;
	/** How much it is worth to tell. */
	weight: number;
	/** A later turn that says how much. */
	further?: Said;
}

/** The weightiest facts, as many as asked for, in the order in which they are read. */
export function mainFacts(reading: Reading, most: number, taken: readonly Utterance[] = []): MainFact[] {
	const [first, ...others] = troubles(reading);
	const second = others.find(({ said, weight }) => weightOfFigures(said.quote) > 1 && weight > 0.6);
	const found = [
		...lastPrices(reading),
		ranked(first, 1),
		ranked(theirMoney(reading)[0], 0.7),
		ranked(whoDecides(reading)[0], 0.5),
		ranked(theirDates(reading)[0], 0.55),
		ranked(second, 0.3),
		ranked(conditions(reading)[0], 0.4),
	].filter((one) => one !== undefined);
	const apart = found.filter(
		(one, index) => !taken.includes(one.turn) && !found.slice(0, index).some((other) => isSame(one, other)),
	);
	const kept = apart.toSorted((a, b) => b.weight - a.weight).slice(0, most);
	return apart.filter((one) => kept.includes(one));
}

function ranked(fact: MainFact | undefined, base: number): MainFact | undefined {
	return fact && { ...fact, weight: base + fact.weight * 0.3 };
}

function isSame(one: MainFact, other: MainFact): boolean {
	if (one.said.quote === other.further?.quote) return true;
	return (
		one.turn === other.turn && (one.said.quote.includes(other.said.quote) || other.said.quote.includes(one.said.quote))
	);
}

/** Money says most of a trouble, a span of time least. */
const WEIGHT: Partial<Record<AmountKind, number>> = {
	money: 3,
	percent: 2,
	share: 2,
	count: 2,
	duration: 1,
	number: 1,
};

function weightOfFigures(words: string): number {
	const weights = amountsIn(words).map(({ kind, value, low, per }) =>
		(value ?? low ?? 0) > 1 ? (WEIGHT[kind] ?? 0) + (kind === 'number' && per !== undefined ? 1 : 0) : 0,
	);
	return Math.max(0, ...weights);
}

/** Turns of theirs by how likely they hold one of some facts. */
function turnsWith(reading: Reading, facts: readonly Fact[]): Map<Utterance, number> {
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

function told(
	reading: Reading,
	kind: MainKind,
	turn: Utterance,
	weight: number,
	weightOf: (sentence: string) => number,
): MainFact[] {
	const weigh = (one: string) => (IN_JEST.pattern.test(one) || one.endsWith('?') ? -1 : weightOf(one));
	const context = inContext(reading, turn, weigh, kind === 'price');
	return context === null ? [] : [{ ...context, kind, turn, weight }];
}

function byWeight(facts: readonly MainFact[]): MainFact[] {
	return facts.toSorted((a, b) => b.weight - a.weight);
}

function lateness({ turns }: Reading, turn: Utterance): number {
	return turns.indexOf(turn) / turns.length;
}

function troubles(reading: Reading): MainFact[] {
	const { pains, figures, goals } = reading.whole.facts;
	const measured = turnsWith(reading, figures);
	const wished = turnsWith(reading, goals);
	const main = turnsWith(
		reading,
		pains.filter(({ main }) => main),
	);
	return byWeight(
		[...turnsWith(reading, pains)].flatMap(([turn, likely]) => {
			if (wished.has(turn) && WANTS.pattern.test(turn.text)) return [];
			const weight =
				likely * 0.6 + (main.has(turn) ? 0.2 : 0) + weightOfFigures(turn.text) * 0.12 + (measured.has(turn) ? 0.15 : 0);
			const weigh = (one: string) => weightOfFigures(one) * 2 + (HURTS.pattern.test(one) ? 1 : 0);
			return told(reading, 'trouble', turn, weight, weigh).map((one) => withCost(reading, one));
		}),
	);
}

/** In turns. */
const SOON = 3;

/** A trouble without money, with the sum of theirs that follows soon. */
function withCost(reading: Reading, fact: MainFact): MainFact {
	if (weightOfFigures(fact.said.quote) > 2) return fact;
	const index = reading.turns.indexOf(fact.turn);
	const figures = turnsWith(reading, reading.whole.facts.figures);
	const hurting = turnsWith(reading, reading.whole.facts.pains);
	for (const turn of reading.turns.slice(index + 1, index + 1 + SOON)) {
		const asked = reading.turns[reading.turns.indexOf(turn) - 1]?.text ?? '';
		if (!figures.has(turn) || turn.speaker !== fact.turn.speaker) continue;
		if (!hurting.has(turn) && !ASKS_THE_COST.test(asked)) continue;
		const context = inContext(reading, turn, (one) => (one.endsWith('?') ? -1 : weightOfFigures(one) > 2 ? 1 : 0));
		if (context !== null) return { ...fact, further: context.said };
	}
	return fact;
}

const ASKS_THE_COST = /\b(?:cost|worth|los(?:e|ing)|how much|money|owing)\b/i;
const LEAST_SUM = 50;

function holdsMoney(words: string): boolean {
	return amountsIn(words).some(
		({ kind, value, low }) => kind === 'money' || (kind === 'number' && (value ?? low ?? 0) >= LEAST_SUM),
	);
}

function holdsANumber(words: string): boolean {
	return amountsIn(words).some(({ kind }) => kind === 'number');
}

function theirMoney(reading: Reading): MainFact[] {
	const likely = turnsWith(reading, reading.whole.facts.budget);
	const isTheirs = (words: string) => THEIR_MONEY.pattern.test(words);
	return byWeight(
		reading.turns.flatMap((turn) => {
			if (sideOf(reading, turn) !== 'buyer') return [];
			const isSaid = isTheirs(turn.text) && (holdsMoney(turn.text) || holdsANumber(turn.text));
			const isLimit = FROM_A_SUM.pattern.test(turn.text) && !isTheirs(turn.text);
			const weight = (likely.get(turn) ?? 0) * 0.7 + (isSaid ? 0.3 : 0) + lateness(reading, turn) * 0.1;
			if (weight < 0.35 || isLimit) return [];
			const weigh = (one: string) => (holdsMoney(one) ? 2 : holdsANumber(one) ? 1 : 0) + (isTheirs(one) ? 2 : 0);
			return told(reading, 'money', turn, weight, weigh);
		}),
	);
}

function whoDecides(reading: Reading): MainFact[] {
	const { deciders, outcome } = reading.whole.facts;
	const absent = new Set(deciders.filter(({ present }) => !present).flatMap(({ lines }) => lines));
	const likely = turnsWith(reading, deciders);
	const isLimit = (words: string) => FROM_A_SUM.pattern.test(words) && amountsIn(words).length > 0;
	const named = (words: string) => deciders.some(({ who }) => words.toLowerCase().includes(who.toLowerCase()));
	return byWeight(
		reading.turns.flatMap((turn) => {
			if (sideOf(reading, turn) !== 'buyer' || (outcome.kind === 'refused' && outcome.lines.includes(turn.number)))
				return [];
			const weight =
				(likely.get(turn) ?? 0) * 0.5 +
				(absent.has(turn.number) ? 0.5 : 0) +
				(isLimit(turn.text) ? 0.5 : 0) +
				(saysWho(turn.text) || isLimit(turn.text) ? 0.15 : -0.5);
			if (weight < 0.35) return [];
			const weigh = (one: string) => (saysWho(one) ? 2 : 0) + (isLimit(one) ? 2 : 0) + (named(one) ? 1 : 0);
			return told(reading, 'decider', turn, weight, weigh);
		}),
	);
}

function saysWho(words: string): boolean {
	return DECISION.pattern.test(words) || HAS_A_SAY.pattern.test(words);
}

function theirDates(reading: Reading): MainFact[] {
	if (reading.facts.outcome.kind === 'refused') return [];
	const promised = new Set(reading.facts.next.flatMap(({ lines }) => lines));
	return byWeight(
		[...turnsWith(reading, reading.whole.facts.timing)].flatMap(([turn, likely]) => {
			const weight = likely * 0.6 + (MUST_BE.pattern.test(turn.text) ? 0.25 : 0);
			if (promised.has(turn.number) || turn.dates.length === 0 || weight < 0.35) return [];
			const weigh = (one: string) =>
				/^(?:not|no)\b/i.test(one) ? -1 : (datesIn(one).length > 0 ? 2 : 0) + (MUST_BE.pattern.test(one) ? 1 : 0);
			return told(reading, 'date', turn, weight, weigh);
		}),
	);
}

/** Before that, what they ask for is no condition of their yes. */
const EARLY = 0.4;
const FEWEST = 8;

function conditions(reading: Reading): MainFact[] {
	if (reading.facts.outcome.kind === 'refused') return [];
	return byWeight(
		reading.turns.flatMap((turn) => {
			const late = lateness(reading, turn);
			const isOne = sideOf(reading, turn) === 'buyer' && CONDITION.pattern.test(turn.text);
			if (!isOne || late < EARLY || turn.words.length < FEWEST) return [];
			return told(reading, 'condition', turn, late, (one) => (CONDITION.pattern.test(one) ? 2 : 0));
		}),
	);
}

/** Less is seldom a price. */
const LEAST_PRICE = 10;

/** The last price of each kind that the seller named: once, and again and again. */
function lastPrices(reading: Reading): MainFact[] {
	const { prices, outcome } = reading.whole.facts;
	if (reading.facts.outcome.kind === 'refused') return [];
	const end = outcome.lines.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...outcome.lines);
	const known = new Set(prices.map(({ amount }) => amount));
	const named = reading.turns
		.filter((turn) => turn.number <= end && sideOf(reading, turn) === 'seller' && !isTurnedDown(reading, turn))
		.flatMap((turn) =>
			turn.amounts
				.filter(({ kind, value }) => kind === 'money' || (kind === 'number' && known.has(value ?? 0)))
				.filter(
					({ value }) => (value ?? 0) >= LEAST_PRICE && (known.has(value ?? 0) || !isTheirs(reading, turn, value ?? 0)),
				)
				.map(({ value, per, text }) => ({
					turn,
					value: value ?? 0,
					per,
					isOnce: per === undefined,
					sentence: sentenceWith(turn.text, text),
				}))
				.filter(({ sentence }) => !IN_PARTS.pattern.test(sentence) && !GIVEN_AWAY.pattern.test(sentence)),
		);
	const from = named.findIndex(({ value }) => known.has(value));
	if (from === -1) return [];
	const asked = named.slice(from);
	const last = asked.at(-1)?.turn.number ?? 0;
	const latest = asked.filter(({ turn }) => turn.number > last - TOGETHER);
	const [once] = latest.filter(({ isOnce }) => isOnce).toSorted((a, b) => b.value - a.value);
	const whole = once ?? asked.findLast(({ isOnce }) => isOnce);
	const single = asked.find(({ isOnce, value }) => isOnce && value === whole?.value);
	// A rate by which a fixed price was reckoned is no price beside it.
	const again = asked.findLast(
		({ isOnce, per, turn }) => !isOnce && !(per === 'hour' && turn.number < (single?.turn.number ?? 0)),
	);
	const shown = [single, again];
	const turns = new Set(shown.flatMap((one) => (one === undefined ? [] : [one.turn])));
	const weight = reading.facts.outcome.kind === 'agreed' ? 1.2 : 0.6;
	const [first, second] = [...turns]
		.toSorted((a, b) => a.number - b.number)
		.flatMap((turn) => {
			const own = shown.filter((one) => one?.turn === turn).map((one) => one?.sentence);
			const others = named.filter((one) => turn === single?.turn || !one.isOnce).map(({ sentence }) => sentence);
			return told(reading, 'price', turn, weight, (one) => (own.includes(one) ? 3 : others.includes(one) ? 2 : 0));
		});
	if (first === undefined) return [];
	return [second === undefined ? first : { ...first, further: second.said }];
}

/** In turns: prices named so soon one after the other go together. */
const TOGETHER = 4;

/** Whether they say no to it at once. */
function isTurnedDown({ turns }: Reading, turn: Utterance): boolean {
	return /^no\b(?! problem)/i.test(turns[turns.indexOf(turn) + 1]?.text ?? '');
}

/** Whether one of theirs said a sum before. */
function isTheirs(reading: Reading, { number }: Utterance, sum: number): boolean {
	return reading.turns.some(
		(turn) =>
			turn.number < number && sideOf(reading, turn) === 'buyer' && turn.amounts.some(({ value }) => value === sum),
	);
}

function sentenceWith(text: string, words: string): string {
	return wholeSentences(text).find((one) => one.includes(words)) ?? text;
}
