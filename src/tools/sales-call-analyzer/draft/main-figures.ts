import { sideOf } from '#call-facts/call-text.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { ASKS_HOW_MANY, ASKS_WHAT_IT_COSTS } from '#call-facts/told/asked-cues.ts';
import { inContext } from '#call-facts/told/in-context.ts';
import { isTakenBack, restatedIn } from '#call-facts/told/taken-back.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { byWeight, lateness, type MainFact, told, turnsWith } from './main-fact.ts';
import { OF_MONEY } from './plain-cues.ts';

/** How much of it they have, what they pay for it now, and what somebody else asks. */

/** Of a call: later figures belong to the offer. */
const LATE = 0.6;
/** In turns: a second figure stands soon after the first. */
const SOON = 4;
/** Less is seldom a sum where no currency is said. */
const LEAST_SUM = 100;
/** "Six p.m." is no money. */
const LEAST_MONEY = 10;
const LEAST_BARE = 1000;

/** How much of it there is in a usual week or month, with what was counted soon before or after it. */
export function theirVolume(reading: Reading): MainFact[] {
	const { figures } = reading.whole.facts;
	const likely = turnsWith(
		reading,
		figures.filter((figure) => !isTakenBack(reading.whole, figure)),
	);
	const found = reading.turns.flatMap((turn, index) => {
		const sure = likely.get(turn);
		if (sure === undefined || lateness(reading, turn) > LATE || restatedIn(reading, turn) !== undefined) return [];
		const before = reading.turns[index - 1]?.text ?? '';
		if (OF_MONEY.pattern.test(before)) return [];
		const isAsked = ASKS_HOW_MANY.pattern.test(before);
		const isPeriodic = weightOfCount(turn.text) > 1 || (weightOfCount(before) > 1 && weightOfCount(turn.text) > 0);
		if (!isAsked && !isPeriodic && sure < SURE) return [];
		const weight = sure * 0.5 + (isPeriodic ? 0.4 : 0) + (isAsked ? 0.2 : 0);
		return told(reading, 'volume', turn, weight, weightOfCount).filter(({ said }) => !isOnlyASum(said.quote));
	});
	const [best] = byWeight(found);
	if (best === undefined) return [];
	const [other] = byWeight(found.filter((one) => one !== best && apart(one, best) <= SOON));
	if (other === undefined) return [best];
	const [first, then] = other.turn.number < best.turn.number ? [other, best] : [best, other];
	return [{ ...first, weight: best.weight, further: then.said, ...(then.asked && { furtherAsked: then.asked }) }];
}

const SURE = 0.9;

/** "Three thousand eight hundred and fifty pounds and then two hundred and sixty a month.": a price that they say back. */
function isOnlyASum(words: string): boolean {
	const kinds = new Set(amountsIn(words).map(({ kind }) => kind));
	return kinds.has('money') && !kinds.has('count');
}

function apart(one: MainFact, other: MainFact): number {
	return Math.abs(one.turn.number - other.turn.number);
}

/** A count that comes again each week says most. */
function weightOfCount(words: string): number {
	const counts = amountsIn(words).filter(({ kind }) => kind !== 'money' && kind !== 'duration');
	return counts.some(({ per }) => per !== undefined) ? 2 : counts.length > 0 || amountsIn(words).length > 0 ? 1 : 0;
}

/** What somebody else gets or asks for it: a name of theirs with a sum, or the answer to what it costs them now. */
export function otherOffers(reading: Reading): MainFact[] {
	const named = reading.facts.alternatives.flatMap(({ lines, name }): MainFact[] => {
		const turns = reading.turns.filter(({ number }) => lines.includes(number));
		return turns.flatMap((turn) => {
			const { index } = turn;
			const near = reading.turns.slice(index, index + 3);
			const sum = near.find((one) => holdsASum(reading, one, one === turn ? [name] : undefined));
			const own = sideOf(reading, turn) === 'buyer' && turn.text.includes(name) ? turn : sum;
			if (sum === undefined || own === undefined) return [];
			const weigh = (one: string) => (holdsMoney(one) ? 2 : 0) + (one.includes(name) ? 2 : 0);
			return told(reading, 'rival', own, 1, weigh).map((fact) => (own === sum ? fact : withSum(reading, fact, sum)));
		});
	});
	const asked = reading.turns.flatMap((turn, index): MainFact[] => {
		const question = reading.turns[index - 1];
		const isAnswer = question !== undefined && sideOf(reading, question) === 'seller' && holdsASum(reading, turn);
		// What a mistake costs them is no offer of somebody.
		if (!isAnswer || !ASKS_WHAT_IT_COSTS.pattern.test(question.text) || IS_LOST.test(question.text)) return [];
		return told(reading, 'rival', turn, 0.8, (one) => (holdsMoney(one) ? 2 : 0));
	});
	return [...named, ...asked].filter(({ said, further }) => holdsMoney(said.quote) || further !== undefined);
}

const IS_LOST = /\b(?:does|did|do|is|would) (?:it|that|this|one|the mistakes?) (?:\w+ )?cost/i;

function withSum(reading: Reading, fact: MainFact, turn: Utterance): MainFact {
	const sum = inContext(reading, turn, (one) => (holdsMoney(one) ? 1 : 0), { isPrice: true });
	return sum === null ? fact : { ...fact, further: sum.said };
}

/**
 * Whether a turn of theirs names a sum that the seller did not name before. Where no currency is said and nobody asked for
 * a sum, one of the names has to stand in its sentence or the one before.
 */
function holdsASum(reading: Reading, turn: Utterance, names: readonly string[] = []): boolean {
	if (sideOf(reading, turn) !== 'buyer') return false;
	const ours = new Set(reading.facts.prices.map(({ amount }) => amount));
	if (!turn.amounts.some(({ value, kind }) => (kind === 'money' || kind === 'number') && !ours.has(value ?? 0)))
		return false;
	const question = reading.turns[turn.index - 1]?.text ?? '';
	if (ASKS_WHAT_IT_COSTS.pattern.test(question)) return holdsMoney(turn.text);
	const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
	if (names.length === 0) return sentences.some(holdsAPlainSum);
	const isNamed = (words = '') => names.some((name) => words.includes(name));
	return sentences.some((one, index) => (isNamed(one) || isNamed(sentences[index - 1])) && holdsMoney(one));
}

/** A sum that can be no count of anything. */
function holdsAPlainSum(words: string): boolean {
	return amountsIn(words).some(
		({ kind, value, low, currency }) =>
			kind === 'money' &&
			(value ?? low ?? 0) >= (currency === undefined ? LEAST_BARE : LEAST_MONEY) &&
			!(currency === undefined && isAYear(value ?? 0)),
	);
}

function holdsPlainMoney(words: string): boolean {
	return amountsIn(words).some(
		({ kind, value, low, currency }) =>
			kind === 'money' && (value ?? low ?? 0) >= LEAST_MONEY && !(currency === undefined && isAYear(value ?? 0)),
	);
}

function holdsMoney(words: string): boolean {
	return (
		holdsPlainMoney(words) ||
		amountsIn(words).some(({ kind, value, per }) => kind === 'number' && per !== undefined && (value ?? 0) >= LEAST_SUM)
	);
}

/** "It's from two thousand and nine." */
function isAYear(value: number): boolean {
	return value >= 1900 && value < 2100;
}
