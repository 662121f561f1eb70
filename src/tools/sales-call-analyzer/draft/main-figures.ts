import { sideOf } from '#call-facts/call-text.ts';
import { ASKS_HOW_MANY, ASKS_WHAT_IT_COSTS } from '#call-facts/told/asked-cues.ts';
import { inContext } from '#call-facts/told/in-context.ts';
import { isTakenBack, restatedIn } from '#call-facts/told/taken-back.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { Reading } from '../reading.ts';
import { byWeight, lateness, type MainFact, told, turnsWith } from './main-fact.ts';

/** How much of it they have, what they pay for it now, and what somebody else asks. */

/** Of a call: later figures belong to the offer. */
const LATE = 0.6;
/** In turns: a second figure stands soon after the first. */
const SOON = 4;
/** Less is seldom a sum where no currency is said. */
const LEAST_SUM = 100;
/** "Six p.m." is no money. */
const LEAST_MONEY = 10;

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
		const isAsked = ASKS_HOW_MANY.pattern.test(before);
		const isPeriodic = weightOfCount(turn.text) > 1 || (weightOfCount(before) > 1 && weightOfCount(turn.text) > 0);
		if (!isAsked && !isPeriodic && sure < SURE) return [];
		return told(reading, 'volume', turn, sure * 0.5 + (isPeriodic ? 0.4 : 0) + (isAsked ? 0.2 : 0), weightOfCount);
	});
	const [best] = byWeight(found);
	if (best === undefined) return [];
	const [other] = byWeight(found.filter((one) => one !== best && apart(one, best) <= SOON));
	if (other === undefined) return [best];
	const [first, then] = other.turn.number < best.turn.number ? [other, best] : [best, other];
	return [{ ...first, weight: best.weight, further: then.said, ...(then.asked && { furtherAsked: then.asked }) }];
}

const SURE = 0.9;

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
			const index = reading.turns.indexOf(turn);
			const sum = reading.turns.slice(index, index + 3).find((one) => holdsASum(reading, one));
			const own = sideOf(reading, turn) === 'buyer' && turn.text.includes(name) ? turn : sum;
			if (sum === undefined || own === undefined) return [];
			const weigh = (one: string) => (holdsMoney(one) ? 2 : 0) + (one.includes(name) ? 2 : 0);
			return told(reading, 'rival', own, 1, weigh).map((fact) => (own === sum ? fact : withSum(reading, fact, sum)));
		});
	});
	const asked = reading.turns.flatMap((turn, index): MainFact[] => {
		const question = reading.turns[index - 1];
		const isAnswer = question !== undefined && sideOf(reading, question) === 'seller' && holdsASum(reading, turn);
		if (!isAnswer || !ASKS_WHAT_IT_COSTS.pattern.test(question.text)) return [];
		return told(reading, 'rival', turn, 0.8, (one) => (holdsMoney(one) ? 2 : 0));
	});
	return [...named, ...asked].filter(({ said, further }) => holdsMoney(said.quote) || further !== undefined);
}

function withSum(reading: Reading, fact: MainFact, turn: Utterance): MainFact {
	const sum = inContext(reading, turn, (one) => (holdsMoney(one) ? 1 : 0), { isPrice: true });
	return sum === null ? fact : { ...fact, further: sum.said };
}

/** Whether a turn of theirs names a sum that the seller did not name before. */
function holdsASum(reading: Reading, turn: Utterance): boolean {
	if (sideOf(reading, turn) !== 'buyer' || !holdsMoney(turn.text)) return false;
	const ours = new Set(reading.facts.prices.map(({ amount }) => amount));
	return turn.amounts.some(({ value, kind }) => (kind === 'money' || kind === 'number') && !ours.has(value ?? 0));
}

function holdsMoney(words: string): boolean {
	return amountsIn(words).some(
		({ kind, value, low, per }) =>
			(kind === 'money' && (value ?? low ?? 0) >= LEAST_MONEY) ||
			(kind === 'number' && per !== undefined && (value ?? 0) >= LEAST_SUM),
	);
}
