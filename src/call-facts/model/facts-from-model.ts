/** What a model says of a call becomes its facts, as far as the call bears it out. */

import type { Call } from '#transcript/call.ts';
import { bantOf } from '../bant.ts';
import type { Budget, CallFacts, Figure, Per, Price, Side } from '../facts.ts';
import { THOUSAND } from '../money.ts';
import { readFacts } from '../read.ts';
import type { Utterance } from '../utterances.ts';
import type { FactsAnswer } from './answer.ts';
import { CONFIDENCE, checked } from './checks.ts';
import { type Found, holdsWords, textsOf, type WordFinder, wordFinder } from './find-words.ts';
import { sidesNamed, speakerNamed, whoSaid } from './people.ts';
import { type Made, type StandingFacts, standingFacts } from './standing-facts.ts';
import { isAny, isMoney, type SaidSum, sumSaid } from './sums.ts';
import { whenSaid } from './when.ts';

export interface ModelReading {
	facts: CallFacts;
	/** How many facts of the answer stand in the call. */
	kept: number;
	/** How many were left out, since their words, sum or name do not stand there. */
	dropped: number;
	/** Whether more of the answer stands than was left out; otherwise the built-in reading is better. */
	isSound: boolean;
}

const MOST_MAIN = 2;

interface Context {
	call: Call;
	turns: readonly Utterance[];
	finder: WordFinder;
	standing: StandingFacts;
}

/**
 * Pure. Takes time that grows with the length of the call.
 *
 * @param turns those of `utterancesOf(call)`
 * @param known the side of speakers by label, where the member or the form says it
 */
export function factsFromModel(
	answer: FactsAnswer,
	call: Call,
	turns: readonly Utterance[],
	known: Readonly<Record<string, Side>> = {},
): ModelReading {
	const rules = readFacts(call, known);
	const finder = wordFinder(turns);
	const standing = standingFacts(finder);
	const context = { call, turns, finder, standing };
	const sides = { ...rules.sides, ...sidesNamed(call, answer.sides), ...known };
	const found = checked(
		{
			sides,
			doubtfulSides: Object.keys(sides).filter(
				(label) => known[label] === undefined && sides[label] !== rules.sides[label],
			),
			...sumsIn(answer, context),
			...peopleIn(answer, context),
			...turnsIn(answer, context),
			outcome: outcomeIn(answer, finder, rules),
		},
		rules,
	);
	const { kept, dropped } = standing;
	const sells = Object.values(sides).some((side) => side !== 'other');
	return {
		facts: { ...found, bant: bantOf(found) },
		kept,
		dropped,
		isSound: kept > dropped || (kept + dropped === 0 && !sells),
	};
}

function sumsIn(answer: FactsAnswer, { turns, standing }: Context): Pick<CallFacts, 'prices' | 'budget' | 'figures'> {
	type PriceDetails = Pick<Price, 'amount' | 'per' | 'currency'>;
	type BudgetDetails = Pick<Budget, 'amount' | 'per' | 'currency'>;
	type FigureDetails = Pick<Figure, 'amount' | 'unit'>;
	const price = (
		{ amount, per }: { amount: number | null; per: Per | null },
		found: Found,
	): Made<PriceDetails> | null => {
		const sum = sumSaid(turns, found, amount, isMoney);
		return sum && { details: priceOf(sum, per), same: `${sum.value} ${priceOf(sum, per).per}` };
	};
	return {
		prices: standing.of(answer.prices, price),
		budget: standing.of(answer.budget, (item, found): Made<BudgetDetails> | null =>
			item.amount === null ? { details: { amount: null, per: null } } : price(item, found),
		),
		figures: standing.of(answer.figures, (item, found): Made<FigureDetails> | null => {
			const sum = sumSaid(turns, found, item.amount, isAny);
			return sum && { details: { amount: sum.value, unit: unitOf(sum, item.unit, found) }, same: String(sum.value) };
		}),
	};
}

/** What is said of the period counts before what the model says. */
function priceOf({ amount, value }: SaidSum, per: Per | null): Pick<Price, 'amount' | 'per' | 'currency'> {
	return {
		amount: value,
		per: amount.per ?? per ?? (amount.each === undefined ? 'once' : 'unit'),
		...(amount.currency === undefined ? {} : { currency: amount.currency }),
	};
}

/** The noun that is read beside the number; otherwise the model's word for it, where it is said there. */
function unitOf({ amount }: SaidSum, given: string, { turn }: Found): string {
	const read = (amount.unit === THOUSAND ? undefined : amount.unit) ?? amount.currency;
	if (read !== undefined) return read;
	const said = [given.trim().toLowerCase(), textsOf(given)[0] ?? ''].find((unit) => holdsWords(turn.text, unit));
	return said ?? '';
}

function peopleIn(
	answer: FactsAnswer,
	{ call, turns, finder, standing }: Context,
): Pick<CallFacts, 'deciders' | 'alternatives' | 'next'> {
	return {
		deciders: standing.of(answer.deciders, (item, found) => {
			const details = whoSaid(call, turns, found, item);
			return details && { details, same: `${found.turn.number} ${details.who}` };
		}),
		alternatives: standing.of(answer.alternatives, ({ name, kind }, _found) =>
			finder.stands(name) ? { details: { name: name.trim(), kind }, same: textsOf(name).join(' ') } : null,
		),
		next: standing.of(answer.next, (item, found) => ({
			details: { owner: speakerNamed(call, item.owner) ?? found.turn.speaker, when: whenSaid(turns, found, item.when) },
		})),
	};
}

function turnsIn(
	answer: FactsAnswer,
	{ standing }: Context,
): Pick<CallFacts, 'timing' | 'pains' | 'goals' | 'objections' | 'signals'> {
	const words = () => ({ details: {} });
	const mainFirst = answer.pains.toSorted((a, b) => Number(b.main) - Number(a.main));
	const pains = standing.of(mainFirst, ({ main }) => ({ details: { main } }));
	const main = pains.filter((pain) => pain.main).slice(0, MOST_MAIN);
	return {
		timing: standing.of(answer.timing, words),
		pains: pains.map((pain) => ({ ...pain, main: main.includes(pain) })),
		goals: standing.of(answer.goals, words),
		objections: standing.of(answer.objections, ({ answered }) => ({ details: { answered } })),
		signals: standing.of(answer.signals, words),
	};
}

/** As the rules read it where the model's words for it do not stand in the call. */
function outcomeIn({ outcome }: FactsAnswer, { find }: WordFinder, rules: CallFacts): CallFacts['outcome'] {
	const found = find(outcome.turn, outcome.words);
	if (found === null) return rules.outcome;
	return { kind: outcome.kind, lines: [found.turn.number], confidence: CONFIDENCE.alone };
}
