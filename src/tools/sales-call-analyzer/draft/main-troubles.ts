import { saidIn, sideOf } from '#call-facts/call-text.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { ASKS_WHY_NOT } from '#call-facts/told/asked-cues.ts';
import { isCount } from '#call-facts/told/counted.ts';
import { ASKS_FOR_A_GOAL, WANTS } from '#call-facts/told/cues.ts';
import { inContext } from '#call-facts/told/in-context.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import { PRAISES } from '#call-facts/told/praise-cues.ts';
import { GOES_ON } from '#call-facts/told/standing-cues.ts';
import { restatedIn } from '#call-facts/told/taken-back.ts';
import { HURTS, IS_OVER } from '#call-facts/told/trouble-cues.ts';
import type { AmountKind } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { Reading } from '../reading.ts';
import { byWeight, type MainFact, type MainKind, told, turnsWith } from './main-fact.ts';

/** Money says most of a trouble, a span of time least. */
const WEIGHT: Partial<Record<AmountKind, number>> = {
	money: 3,
	percent: 2,
	share: 2,
	count: 2,
	duration: 1,
	number: 1,
};

/** How much the figures in words say of a trouble, from 0 to 3. */
export function weightOfFigures(words: string): number {
	const weights = amountsIn(words).map(({ kind, value, low, per }) =>
		(value ?? low ?? 0) > 1 ? (WEIGHT[kind] ?? 0) + (kind === 'number' && per !== undefined ? 1 : 0) : 0,
	);
	return Math.max(0, ...weights);
}

/** Their troubles, those with a figure and the likeliest first. */
export function troubles(reading: Reading): MainFact[] {
	const { pains, figures, goals, objections } = reading.whole.facts;
	const doubted = turnsWith(reading, objections);
	const measured = turnsWith(reading, figures);
	const wished = turnsWith(reading, goals);
	const main = turnsWith(
		reading,
		pains.filter(({ main }) => main),
	);
	const hurting = turnsWith(reading, pains);
	// A figure of theirs beside words that hurt may be a trouble that was not taken for one.
	const counted = [...measured].filter(([turn]) => !hurting.has(turn) && HURTS.pattern.test(turn.text));
	const all = new Map([...hurting, ...counted.map(([turn, sure]) => [turn, sure - LESS_SURE] as const)]);
	return byWeight(
		[...all].flatMap(([turn, likely]) => {
			const before = reading.turns[turn.index - 1]?.text ?? '';
			// The reason of a doubt is no trouble of theirs, nor is a doubt.
			if (ASKS_WHY_NOT.pattern.test(before) || (doubted.get(turn) ?? 0) > likely) return [];
			const isWish = ASKS_FOR_A_GOAL.pattern.test(before) || (wished.has(turn) && WANTS.pattern.test(turn.text));
			if (isWish || IN_JEST.pattern.test(turn.text) || IS_OVER.pattern.test(turn.text)) return [];
			const weight =
				likely * 0.7 +
				(main.has(turn) ? 0.25 : 0) +
				weightOfFigures(turn.text) * 0.15 +
				(measured.has(turn) ? 0.2 : 0) +
				(HURTS.pattern.test(turn.text) ? 0.15 : -0.15);
			const weigh = (one: string) => weightOfFigures(one) * 2 + (HURTS.pattern.test(one) ? 1 : 0);
			return (
				told(reading, 'trouble', turn, weight, weigh)
					.filter(({ said }) => !PRAISES.pattern.test(said.quote))
					.filter(({ said }) => hurts(said.quote) || (main.get(turn) ?? 0) >= PLAIN || likely >= PLAIN)
					.map((one) => withCost(reading, rightly(reading, one)))
					.map((one) => ({ ...one, kind: kindOf(one, before) }))
					// Numbers beside which nothing hurts are told where they are sums.
					.filter(({ kind, said }) => kind !== 'figures' || weightOfFigures(said.quote) > 2)
			);
		}),
	);
}

/** What was asked for is a count; a figure without a word that hurts, also in the question for it, may be good news. */
function kindOf({ said, further, furtherAsked }: MainFact, question: string): MainKind {
	if (isCount(question, said.quote)) return 'volume';
	const words = `${question} ${said.quote}`;
	const isCost = IS_LOST.test(furtherAsked?.quote ?? '');
	if (hurts(words) || isCost || weightOfFigures(said.quote) === 0) return 'trouble';
	return HURTS.pattern.test(words) || further !== undefined ? 'volume' : 'figures';
}

/** Whether words hurt that do more than say when: "a hundred calls after hours" does not. */
function hurts(words: string): boolean {
	return HURTS.pattern.test(words.replace(SAYS_WHEN, ''));
}

const SAYS_WHEN = /\b(?:after hours|(?:by )?the hours?|an hours?|types?)\b/gi;

/** How likely a trouble is that needs no word of one. */
const PLAIN = 0.7;

/** How much less likely a figure is a trouble. */
const LESS_SURE = 0.4;

/** How much more a trouble weighs with what it costs. */
const OF_A_COST = 0.25;

/** In turns. */
const SOON = 3;

/** A trouble without money, with the sum of theirs that follows soon. */
function withCost(reading: Reading, fact: MainFact): MainFact {
	if (weightOfFigures(fact.said.quote) > 2) return fact;
	const { index } = fact.turn;
	const figures = turnsWith(reading, reading.whole.facts.figures);
	for (const turn of reading.turns.slice(index + 1, index + 1 + SOON)) {
		const asked = reading.turns[turn.index - 1]?.text ?? '';
		const goesOn = GOES_ON.pattern.test(turn.text) && turn.speaker === fact.turn.speaker;
		const isAsked = ASKS_THE_COST.test(asked);
		const isSum = isAsked && sideOf(reading, turn) === 'buyer' && weightOfFigures(turn.text) > 2;
		if (!(figures.has(turn) || isSum) || !(goesOn || isAsked)) continue;
		const context = inContext(reading, turn, (one) => (one.endsWith('?') ? -1 : weightOfFigures(one) > 2 ? 1 : 0));
		if (context === null) continue;
		const { said: further, asked: furtherAsked } = context;
		return { ...fact, further, ...(furtherAsked && { furtherAsked }), weight: fact.weight + OF_A_COST };
	}
	return fact;
}

/** In the words with which its speaker put it right. */
function rightly(reading: Reading, fact: MainFact): MainFact {
	const turn = restatedIn(reading, fact.turn);
	const said = turn && saidIn(reading, turn.text.slice(0, FARTHEST), turn);
	return turn === undefined || said === undefined || said.quote === '' ? fact : { ...fact, turn, said };
}

const IS_LOST = /\b(?:cost|los(?:e|ing)|owing)\b/i;
const ASKS_THE_COST = /\b(?:cost|worth|los(?:e|ing)|how much|money|owing)\b/i;
