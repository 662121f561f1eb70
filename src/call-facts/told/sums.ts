import { amountsIn } from '#language/amounts/amounts.ts';
import type { Pattern } from '#language/pattern.ts';
import { oncePer } from '#shared/once-per.ts';
import { acceptedIn, isGivenAway } from '../accepted.ts';
import { type CallText, sideOf } from '../call-text.ts';
import type { Budget, CallFacts, Fact, Figure, Price } from '../facts.ts';
import { saidPeriod } from '../said-period.ts';
import { LIMITS, PART_PAYMENT, TOTAL } from '../sum-cues.ts';
import type { Utterance } from '../utterances.ts';
import { NO_BUDGET } from './cues.ts';
import { THEIR_MONEY } from './main-cues.ts';
import { IS_A_WEIGHT, PAID_NOW, REACHES, RECKONS } from './number-cues.ts';
import { isAnothers, isCounted, isNoPrice, isSupposed, isTurnedDown, withItsOne } from './price-course.ts';
import { saysSomething } from './standing-words.ts';
import { isPutRight, isTakenBack } from './taken-back.ts';

/** How a fact is told that is plain. */
export interface HowTold<One> {
	/** In words: as much of its turn as it takes. */
	least?: number;
	/** What its words are to hold, if a sentence of its turn does. */
	holding?: Pattern;
	/** What is told of it. */
	as?(fact: One): One;
}

type Keep = <One extends Fact>(
	facts: readonly One[],
	isPlain: (words: string, turn: Utterance, fact: One) => boolean,
	how?: HowTold<One>,
) => One[];

const MOST_FIGURES = 6;

/** The prices, sums and figures of which the words leave no doubt. */
export function toldSums(
	call: CallText,
	keep: Keep,
	isChat: (turn: Utterance) => boolean,
	outcome: CallFacts['outcome'],
): Pick<CallFacts, 'prices' | 'budget' | 'figures'> {
	const { facts } = call;
	const isBuyers = (turn: Utterance) => sideOf(call, turn) === 'buyer';
	const down = facts.prices.filter((price) => price.by === 'weights' && isTurnedDown(call, price));
	const agreed = acceptedIn(
		{ outcome, prices: facts.prices.filter((price) => !down.includes(price) && !isNoPrice(call, price)) },
		call.turns,
	);
	const prices = keep(
		facts.prices,
		(words, turn, read) => {
			const price = { ...read, accepted: agreed.includes(read) };
			return isOurs(call, words, turn, price);
		},
		{ as: (price) => withCourse(call, price, agreed, down) },
	);
	const taken = new Set([...facts.prices, ...facts.budget].map(({ amount }) => amount));
	const figures = keep(
		facts.figures,
		(words, turn, figure) =>
			isBuyers(turn) &&
			!isChat(turn) &&
			!isOpening(call, turn) &&
			saysSomething(words) &&
			!words.endsWith('?') &&
			!taken.has(figure.amount) &&
			!isTakenBack(call, figure) &&
			!isPutRight(call, figure) &&
			!isShortFor(call, turn, figure) &&
			!IS_A_WEIGHT.pattern.test(words) &&
			counts(words, figure),
	);
	return {
		prices: eachAmountOnce(prices),
		budget: keep(
			facts.budget,
			(words, turn, budget) =>
				isBuyers(turn) &&
				!NO_BUDGET.pattern.test(words) &&
				isSaid(turn, budget) &&
				!isOfAnother(call, words) &&
				!isATrouble(call, turn, words) &&
				!isNamedBefore(call, turn, budget),
		),
		figures: figures
			.toSorted((a, b) => b.confidence - a.confidence)
			.slice(0, MOST_FIGURES)
			.toSorted(byLine),
	};
}

/** Whether the words leave no doubt that the seller asks for it. */
function isOurs(call: CallText, words: string, turn: Utterance, price: Price): boolean {
	const { facts } = call;
	const isOther = isAnothers(call, price) || isCounted(call, price) || isMisread(call, turn, price);
	if (isOther || isBare(turn, price, facts.prices) || worksOutTheirs(turn, price, facts)) return false;
	if (isReckoned(words, price) || isNoPrice(call, price) || isSupposed(call, price)) return false;
	const isAPart = PART_PAYMENT.pattern.test(words) || isGivenAway(words);
	return price.accepted === true || !(isAPart || PAID_NOW.pattern.test(words) || isALimit(turn, price));
}

/** With the period that was said, and what they said to it. */
function withCourse(call: CallText, read: Price, agreed: readonly Price[], down: readonly Price[]): Price {
	const price = read.by === 'weights' ? withItsOne(call, read) : read;
	const isPeriodic = price.by !== 'weights' || price !== read || saidPeriod(call, read);
	return {
		...price,
		...(isPeriodic ? {} : { per: 'once' }),
		accepted: agreed.includes(read),
		...(down.includes(read) ? { turnedDown: true } : {}),
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
			LIMITS.pattern.test(text.slice(0, one.phrase.end).replace(one.text, '').slice(0, one.start)),
	);
}

/** Of a call: what is counted before the business is spoken of is small talk. */
const OPENING = 0.1;

function isOpening({ turns, facts }: CallText, turn: Utterance): boolean {
	const isBusiness = [...facts.pains, ...facts.goals].some(({ lines }) => lines.includes(turn.number));
	return turn.index < turns.length * OPENING && !isBusiness;
}

const THOUSAND = 1000;

/**
 * "Eighteen a month" as eighteen thousand, "thirty-one twenty-five" as thousands, "seven-twenty" for thousands, beside the
 * same read rightly.
 */
function isMisread(call: CallText, turn: Utterance, price: Price): boolean {
	const { amounts } = turn;
	const { amount, lines } = price;
	const isSaidSo = amounts.some(({ value, low, high }) => [value, low, high].includes(amount));
	if (isShortFor(call, turn, price)) return true;
	return call.facts.prices.some(
		(other) =>
			(!isSaidSo && other.amount * THOUSAND === amount) ||
			(other.amount * 100 === amount &&
				other.lines[0] === lines[0] &&
				amounts.some(({ value, per }) => value === other.amount && per !== undefined)),
	);
}

/** A bare number where so many thousands are spoken of: "seven-twenty for the year" of 720,000. */
function isShortFor({ turns }: CallText, turn: Utterance, fact: Price | Figure): boolean {
	return (
		isBareIn(turn, fact.amount) &&
		turns.some(({ amounts }) => amounts.some(({ value }) => value === fact.amount * THOUSAND))
	);
}

/** Whether neither a currency nor a period is said with an amount. */
function isBareIn({ amounts }: Utterance, amount: number): boolean {
	const said = amounts.filter(({ value, low, high }) => [value, low, high].includes(amount));
	return said.every(({ currency, per, each, kind }) => kind === 'number' && (currency ?? per ?? each) === undefined);
}

/** A number of one or two digits without a currency, where prices are spoken of in thousands: "plus twenty-nine". */
function isBare(turn: Utterance, { amount }: Price, all: readonly Price[]): boolean {
	return amount < 100 && all.some((other) => other.amount >= THOUSAND) && isBareIn(turn, amount);
}

/** Asked for every price that was read. */
const sumsOf = oncePer((figures: CallFacts['figures']) => new Set(figures.map(({ amount }) => amount)));

/** What the seller reckons from two figures of theirs is no price: "Twenty times four eighty, that's ninety-six hundred." */
function worksOutTheirs({ amounts, text }: Utterance, { amount }: Price, { figures }: CallFacts): boolean {
	const counted = sumsOf(figures);
	const theirs = amounts.filter(({ value }) => value !== null && value !== amount && counted.has(value));
	return theirs.length >= 2 && REACHES.pattern.test(text);
}

/** A step of a sum that is worked out aloud: "Ninety-five by twelve is eleven forty." */
function isReckoned(words: string, { accepted }: Price): boolean {
	return accepted !== true && RECKONS.pattern.test(words) && !TOTAL.pattern.test(words);
}

/** Not a bare number that may be thousands. */
function isSaid({ amounts }: Utterance, { amount }: Budget): boolean {
	return amounts.some(
		({ kind, value, low, high }) =>
			kind === 'money' && [value, low, high].some((one) => one === amount && one !== null),
	);
}

/** What another firm asks is no money of theirs. */
function isOfAnother({ facts }: CallText, words: string): boolean {
	return facts.alternatives.some(({ name }) => words.includes(name));
}

/** Money that hurts, such as what others owe them, is none that they would spend. */
function isATrouble({ facts }: CallText, { number }: Utterance, words: string): boolean {
	return facts.pains.some(({ lines }) => lines[0] === number) && !THEIR_MONEY.pattern.test(words);
}

/** A sum that the seller named first, and that they only say after them. */
function isNamedBefore(call: CallText, turn: Utterance, { amount }: Budget): boolean {
	const first = call.turns.find(({ amounts }) => amounts.some(({ value }) => value !== null && value === amount));
	return first !== undefined && first.number < turn.number && sideOf(call, first) === 'seller';
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
