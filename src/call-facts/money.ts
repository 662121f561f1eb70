/** Prices, budgets and figures: what each amount of a call is. */

import type { Amount } from '#language/amounts/amount.ts';
import { ask } from '#language/linear-models/linear.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Budget, Figure, Per, Price } from './facts.ts';
import { amountFeatures, type SideOf } from './learned/features.ts';
import type { Weights } from './learned/stored.ts';
import { sentenceAround } from './quote.ts';
import {
	ASKS_THE_PRICE,
	CALLED_A_PRICE,
	CALLED_AFTER_ITS_PERIOD,
	LAKHS,
	PLUS_TAX,
	SET_ASIDE,
	WOULD_BE,
} from './sum-cues.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { Utterance } from './utterances.ts';

export interface Money {
	prices: Price[];
	budget: Budget[];
	figures: Figure[];
}

interface Candidate {
	turn: Utterance;
	amount: Amount;
	value: number;
	per: Per;
	likely: Record<string, number>;
	isSellers: boolean;
	/** The turn before asks what it costs. */
	isAsked: boolean;
}

/** A call of two hours names some three hundred amounts; what is beyond this is no call. */
const MOST_AMOUNTS = 3000;

/** Asked for every sum of a turn, of which there may be thousands. */
const asking = oncePer(({ text }: Utterance) => ASKS_THE_PRICE.pattern.test(text));

function asksThePrice(turn: Utterance | undefined): boolean {
	return turn !== undefined && asking(turn);
}

export function findMoney(turns: readonly Utterance[], sideOf: SideOf, weights: Weights): Money {
	const named = turns.flatMap((_, index) => standing(turns, index).map((amount) => ({ index, amount })));
	const candidates = named.slice(0, MOST_AMOUNTS).map(({ index, amount }): Candidate => {
		const likely = ask(weights.amount, amountFeatures(turns, index, amount, sideOf));
		const turn = turns[index] as Utterance;
		return {
			turn,
			amount,
			value: sumOf(amount) ?? 0,
			per: perOf(turn, amount, likely),
			likely,
			isSellers: sideOf(turn.speaker) === 'seller',
			isAsked: asksThePrice(turns[index - 1]),
		};
	});
	const spoken = onlyCurrency(named.map(({ amount }) => amount));
	const isMoney = ({ amount: { kind } }: Candidate) => kind === 'money' || kind === 'number' || kind === 'count';
	const byPrice = ({ value, per }: Candidate) => `${value} ${per}`;
	const sums = (key: 'prices' | 'budget') =>
		gather(candidates.filter(isMoney), key, byPrice).map(({ best, ...fact }) => ({
			...fact,
			amount: best.value,
			per: best.per,
			...currencyOf(best, spoken),
		}));
	return {
		prices: sums('prices'),
		budget: sums('budget'),
		figures: gather(
			candidates.filter(({ amount }) => amount.unit !== THOUSAND),
			'figures',
			({ value }) => String(value),
		).map(({ best, ...fact }) => ({
			...fact,
			amount: best.value,
			unit: best.amount.unit ?? best.amount.currency ?? '',
		})),
	};
}

/** Around a turn in which a sum in thousands was named, "eighteen" may be one. */
const NEARBY = 10;
const THOUSANDS = 4000;
export const THOUSAND = 'thousand';
const HUNDRED = 100;

/**
 * The amounts of a turn without those that are taken back in it; where thousands are spoken of, a small bare number
 * is a candidate as thousands, too.
 */
export function standing(turns: readonly Utterance[], index: number): Amount[] {
	const amounts = turns[index]?.amounts ?? [];
	const takenBack = new Set(amounts.map(({ corrects }) => corrects));
	const said = amounts.filter((amount, at) => !takenBack.has(at) && sumOf(amount) !== null);
	const around = turns.slice(Math.max(0, index - NEARBY), index + NEARBY + 1).flatMap(({ amounts: near }) => near);
	if (!around.some((near) => near.kind === 'money' && (sumOf(near) ?? 0) >= THOUSANDS)) return said;
	return [...said, ...said.flatMap(inThousands)];
}

function inThousands(amount: Amount): Amount[] {
	const value = sumOf(amount);
	const isBare = amount.kind === 'number' || (amount.kind === 'money' && amount.isInferred);
	if (!isBare || value === null || value < 2 || value >= 1000) return [];
	// "A hundred and ninety a month" is said whole, and "a hundred over", too.
	if (value === HUNDRED || (amount.per !== undefined && value > HUNDRED)) return [];
	return [{ ...amount, kind: 'money', value: value * 1000, unit: THOUSAND }];
}

/** Of a range the lower figure. */
export function sumOf({ value, low, high }: Amount): number | null {
	return value ?? low ?? high ?? null;
}

/** In characters. */
const LONGEST_NAMING = 40;
const UNSAID = ['once', 'month', 'unit', 'year'] as const;

/** A price for each user and month counts as monthly; where no period is said, the words around it tell. */
function perOf({ text }: Utterance, amount: Amount, likely: Readonly<Record<string, number>>): Per {
	if (amount.per !== undefined) return amount.per;
	const [, named] = CALLED_AFTER_ITS_PERIOD.pattern.exec(text.slice(0, amount.start).slice(-LONGEST_NAMING)) ?? [];
	if (named !== undefined) return named.toLowerCase() as Per;
	if (amount.each !== undefined) return 'unit';
	return UNSAID.reduce((best, one) => ((likely[one] ?? 0) > (likely[best] ?? 0) ? one : best));
}

function currencyOf({ amount }: Candidate, spoken: string | undefined): { currency?: string } {
	const currency = amount.currency ?? spoken;
	return currency === undefined ? {} : { currency };
}

/** Of the sums whose currency is said. */
const NEARLY_ALL = 0.9;

/** The currency of a call in which hardly another one is named: sums without one are in it, too. */
function onlyCurrency(amounts: readonly Amount[]): string | undefined {
	const said = amounts.flatMap(({ currency }) => currency ?? []);
	const counts = [...Map.groupBy(said, (currency) => currency)].map(([currency, all]) => ({
		currency,
		count: all.length,
	}));
	const [first] = counts.toSorted((a, b) => b.count - a.count);
	return first !== undefined && first.count >= said.length * NEARLY_ALL ? first.currency : undefined;
}

const LEAST_OF_CALLED = 0.32;
const LEAST_OF_ASKED = 0.45;
const LEAST_OF_TAXED = 0.05;
const LEAST_OF_LAKHS = 0.05;
const LEAST_OF_SET_ASIDE = 0.05;

/**
 * What a seller calls a price, or names with its tax, needs less to be one; so does what a buyer has set aside, to be a
 * budget.
 */
function leastFor(key: 'prices' | 'budget' | 'figures', { turn, amount, isSellers, isAsked }: Candidate): number {
	if (key === 'budget' && !isSellers) {
		const sentence = sentenceAround(turn.text, amount.start, amount.end);
		return SET_ASIDE.pattern.test(sentence) ? LEAST_OF_SET_ASIDE : THRESHOLDS.budget;
	}
	if (key !== 'prices' || !isSellers || amount.kind !== 'money') return THRESHOLDS[key];
	const before = turn.text.slice(Math.max(0, amount.start - 60), amount.start);
	if (PLUS_TAX.pattern.test(turn.text.slice(amount.end))) return LEAST_OF_TAXED;
	// The weights have hardly met such sums.
	if (LAKHS.pattern.test(amount.text) && WOULD_BE.pattern.test(before)) return LEAST_OF_LAKHS;
	if (CALLED_A_PRICE.pattern.test(before)) return LEAST_OF_CALLED;
	return isAsked && !amount.isInferred ? LEAST_OF_ASKED : THRESHOLDS[key];
}

/** One fact for the same amount in several turns, the likeliest first. */
function gather(
	candidates: readonly Candidate[],
	key: 'prices' | 'budget' | 'figures',
	sameAs: (one: Candidate) => string,
) {
	const likely = candidates.filter((one) => (one.likely[key] ?? 0) >= leastFor(key, one));
	const groups = Map.groupBy(likely, sameAs);
	return [...groups.values()].flatMap((group) => {
		const sorted = group.toSorted((a, b) => (b.likely[key] ?? 0) - (a.likely[key] ?? 0));
		const [best] = sorted;
		if (!best) return [];
		const lines = [...new Set(sorted.map(({ turn }) => turn.number))].slice(0, 3);
		const quote = sentenceAround(best.turn.text, best.amount.start, best.amount.end);
		return [{ best, lines, quote, confidence: best.likely[key] ?? 0, by: 'weights' }];
	});
}
