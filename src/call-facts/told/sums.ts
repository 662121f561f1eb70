import { amountsIn } from '#language/amounts/amounts.ts';
import { type CallText, sideOf } from '../call-text.ts';
import { PART_PAYMENT } from '../cues.ts';
import type { Budget, CallFacts, Fact, Figure, Price } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { GIVEN_AWAY, NO_BUDGET } from './cues.ts';
import { saysSomething } from './standing-words.ts';

type Keep = <One extends Fact>(
	facts: readonly One[],
	isPlain: (words: string, turn: Utterance, fact: One) => boolean,
) => One[];

const MOST_FIGURES = 6;
const IS_A_WEIGHT = /\bpounds? (?:light|heavy|lighter|heavier|overweight|short|of)\b/i;

/** The prices, sums and figures of which the words leave no doubt. */
export function toldSums(
	call: CallText,
	keep: Keep,
	isChat: (turn: Utterance) => boolean,
): Pick<CallFacts, 'prices' | 'budget' | 'figures'> {
	const { facts } = call;
	const isBuyers = (turn: Utterance) => sideOf(call, turn) === 'buyer';
	const prices = keep(
		facts.prices,
		(words, turn, price) =>
			!isMisread(turn, price, facts.prices) &&
			(price.accepted === true ||
				(!PART_PAYMENT.pattern.test(words) &&
					!GIVEN_AWAY.pattern.test(words) &&
					!PAID_NOW.test(words) &&
					!isALimit(turn, price))),
	);
	const taken = new Set([...facts.prices, ...facts.budget].map(({ amount }) => amount));
	const figures = keep(
		facts.figures,
		(words, turn, figure) =>
			isBuyers(turn) &&
			!isChat(turn) &&
			saysSomething(words) &&
			!words.endsWith('?') &&
			!taken.has(figure.amount) &&
			!IS_A_WEIGHT.test(words) &&
			counts(words, figure),
	);
	return {
		prices: eachAmountOnce(prices),
		budget: keep(
			facts.budget,
			(words, turn, budget) => isBuyers(turn) && !NO_BUDGET.pattern.test(words) && isSaid(turn, budget),
		),
		figures: figures
			.toSorted((a, b) => b.confidence - a.confidence)
			.slice(0, MOST_FIGURES)
			.toSorted(byLine),
	};
}

function byLine(a: Fact, b: Fact): number {
	return (a.lines[0] ?? 0) - (b.lines[0] ?? 0);
}

/** Of one amount with and without a period the one with it; whether it was accepted counts for both. */
function eachAmountOnce(prices: readonly Price[]): Price[] {
	return [...Map.groupBy(prices, ({ amount }) => amount).values()].flatMap((same) => {
		const periodic = same.filter(({ per }) => per !== 'once');
		const accepted = same.some((one) => one.accepted === true);
		return (periodic.length > 0 ? periodic.slice(0, 1) : same.slice(0, 1)).map((one) => ({ ...one, accepted }));
	});
}

/** "up to six thousand a month": how much is included. */
function isALimit({ text, amounts }: Utterance, { amount }: Price): boolean {
	return amounts.some(
		(one) =>
			[one.value, one.high].includes(amount) &&
			/\bup to (?:about )?$/i.test(text.slice(0, one.phrase.end).replace(one.text, '').slice(0, one.start)),
	);
}

/** What they pay today is not our price. */
const PAID_NOW = /\byou(?:'re| are)? (?:pay|paying)\b.*\b(?:now|today|at the moment)\b/i;

/** "Eighteen a month" as eighteen thousand, "thirty-one twenty-five" as thousands, beside the same read rightly. */
function isMisread({ amounts }: Utterance, { amount, lines }: Price, all: readonly Price[]): boolean {
	const isSaidSo = amounts.some(({ value, low, high }) => [value, low, high].includes(amount));
	return all.some(
		(other) =>
			(!isSaidSo && other.amount * 1000 === amount) ||
			(other.amount * 100 === amount && other.per !== 'once' && other.lines[0] === lines[0]),
	);
}

/** Not a bare number that may be thousands. */
function isSaid({ amounts }: Utterance, { amount }: Budget): boolean {
	return amounts.some(
		({ kind, value, low, high }) =>
			kind === 'money' && [value, low, high].some((one) => one === amount && one !== null),
	);
}

const CURRENCY = /^[A-Z]{3}$/;

/** Whether the words say what is counted. */
function counts(words: string, { amount, unit }: Figure): boolean {
	if (CURRENCY.test(unit)) return true;
	const said = amountsIn(words).find(({ value, low }) => value === amount || low === amount);
	return (
		said !== undefined &&
		(said.kind !== 'number' || said.per !== undefined) &&
		!(said.kind === 'duration' && said.unit === 'minute')
	);
}
