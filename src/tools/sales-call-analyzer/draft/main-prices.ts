import { isGivenAway } from '#call-facts/accepted.ts';
import { sideOf } from '#call-facts/call-text.ts';
import type { Price } from '#call-facts/facts.ts';
import { ASKS_THE_PRICE, PART_PAYMENT } from '#call-facts/sum-cues.ts';
import { BEGINS_WITH_NO } from '#call-facts/told/joint-cues.ts';
import { SUPPOSES } from '#call-facts/told/number-cues.ts';
import { CONCEDES, IN_PARTS, NAMES_A_PRICE, TO_OTHERS } from '#call-facts/told/offer-cues.ts';
import { isAnothers, isNoPrice, isSupposed } from '#call-facts/told/price-course.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { type MainFact, told } from './main-fact.ts';
import { answeredBy } from './price-answer.ts';

/** How sure a price of another kind has to be. */
const SURE = 0.9;
/** Less is seldom a price. */
const LEAST_PRICE = 10;

/**
 * The turn in which the seller first named a price, and the one in which that was named that stands: what was agreed, else
 * the last that they did not turn down.
 */
export function theirPrice(reading: Reading): MainFact[] {
	const { outcome } = reading.facts;
	const end = outcome.lines.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...outcome.lines);
	const prices = standing(reading);
	const turns = reading.turns.filter((turn) => turn.number <= end && sideOf(reading, turn) === 'seller');
	const known = sumsByTurn(reading, prices);
	const names = turns.filter((turn) => known(turn).size > 0 && !THEIR_SUM.test(turn.text));
	const opening = names.find((turn) => !repeats(reading, turn, known(turn))) ?? names[0];
	if (opening === undefined) return [];
	const opened = known(opening);
	const others = (turn: Utterance) => new Set([...known(turn)].filter((sum) => !opened.has(sum)));
	const yearly = new Set(prices.map(({ amount }) => amount * MONTHS_OF_A_YEAR));
	const periods = new Set(prices.filter(({ amount }) => opened.has(amount)).map(({ per }) => per));
	// "Six and a half a month, on a year." "Nine thousand once, for three months."
	const isOfAnotherPeriod = (sum: number) =>
		prices.some(({ amount, per, confidence }) => amount === sum && !periods.has(per) && confidence >= SURE);
	const namesNew = (one: string) =>
		!PART_PAYMENT.pattern.test(one) &&
		sumsIn(one).some((sum) => !opened.has(sum) && !yearly.has(sum) && (isLike(sum, opened) || isOfAnotherPeriod(sum)));
	const agreed = agreedIn(reading, turns);
	const last =
		agreed ??
		turns.findLast(
			(turn) =>
				turn.number > opening.number &&
				!TO_OTHERS.pattern.test(turn.text) &&
				!SAID_BACK.test(turn.text) &&
				!wholeSentences(turn.text).some((one) => IN_PARTS.pattern.test(one) || SUPPOSES.pattern.test(one)) &&
				wholeSentences(turn.text).some((one) => isOffer(one, others(turn)) && namesNew(one)) &&
				!isSaidNoTo(reading, turn),
		);
	const weight = outcome.kind === 'agreed' ? 1.2 : 1;
	const tell = (turn: Utterance, isOne = isOffer) =>
		told(reading, 'price', turn, weight, (one) => (isOne(one, known(turn)) ? 3 : sumsIn(one).length > 0 ? 1 : 0));
	const [first] = tell(opening);
	const [then] = last === undefined || last === opening ? [] : tell(last, agreed === undefined ? isOffer : namesAny);
	const to = then && last && answeredBy(reading, last, then.said.quote);
	const isAgreed = agreed !== undefined && (then !== undefined || last === opening);
	if (first === undefined) return then === undefined ? [] : [{ ...then, isAgreed }];
	return [{ ...first, isAgreed, ...(then && { further: then.said }), ...(to && { furtherAsked: to }) }];
}

/** What a turn names as the price: what was read as one, and before the first of them what it seems to name. */
function sumsByTurn(reading: Reading, prices: readonly Price[]): (turn: Utterance) => ReadonlySet<number> {
	const read = Map.groupBy(
		prices.flatMap(({ lines, amount }) => lines.map((line) => ({ line: repeatedFrom(reading, line, amount), amount }))),
		({ line }) => line,
	);
	const first = Math.min(...prices.map(({ lines: [line = 0] }) => line));
	const isTheirs = namedByThem(reading);
	return (turn) => {
		const sums = read.get(turn.number)?.map(({ amount }) => amount);
		if (sums !== undefined || first < turn.number) return new Set(sums);
		return new Set(namedIn(reading, turn).filter((sum) => !isTheirs(sum, turn)));
	};
}

/** "And I do it for three thousand nine hundred?" "Three thousand nine hundred?": the turn of the seller that named it. */
function repeatedFrom(reading: Reading, line: number, sum: number): number {
	const turn = reading.turnByNumber.get(line);
	const before = turn && reading.turns[turn.index - 1];
	if (turn === undefined || before === undefined || sideOf(reading, turn) !== 'buyer') return line;
	const isNamed = sideOf(reading, before) === 'seller' && before.amounts.some(({ value }) => value === sum);
	return isNamed ? before.number : line;
}

/** "I run four thousand a month." "Four thousand a month. Okay.": only sums that they just named. */
function repeats(reading: Reading, turn: Utterance, sums: ReadonlySet<number>): boolean {
	const before = reading.turns[turn.index - 1];
	if (before === undefined || sideOf(reading, before) !== 'buyer') return false;
	return [...sums].every((sum) => before.amounts.some(({ value }) => value === sum));
}

/** Whether a buyer named a sum before a turn. */
function namedByThem({ turns, facts }: Reading): (sum: number, before: Utterance) => boolean {
	const first = new Map<number, number>();
	for (const { speaker, amounts, index } of turns)
		if (facts.sides[speaker] === 'buyer')
			for (const { value } of amounts) if (value !== null && !first.has(value)) first.set(value, index);
	return (sum, { index }) => (first.get(sum) ?? index) < index;
}

/** In turns. */
const JUST_BEFORE = 2;

/** Before anything was read as a price: the sums that a seller who was asked for it names, or that stand beside its words. */
function namedIn({ turns, facts }: Reading, turn: Utterance): number[] {
	const { index } = turn;
	const isAsked = turns
		.slice(Math.max(0, index - JUST_BEFORE), index)
		.some(({ speaker, text }) => facts.sides[speaker] === 'buyer' && ASKS_THE_PRICE.pattern.test(text));
	return wholeSentences(turn.text)
		.filter((one) => !SUPPOSES.pattern.test(one))
		.filter((one) => isAsked || NAMES_A_PRICE.pattern.test(one) || amountsIn(one).some(comesBack))
		.flatMap(sumsIn)
		.filter((sum) => sum >= LEAST_NAMED);
}

/** "It's six and a half thousand pounds a year." */
function comesBack({ kind, currency, per }: Amount): boolean {
	return kind === 'money' && currency !== undefined && (per === 'month' || per === 'year');
}

/** Less may be a count of anything. */
const LEAST_NAMED = 100;

const MONTHS_OF_A_YEAR = 12;

/** Of the price before it: what is far from it is the number of something. */
const LOWEST = 0.15;
const HIGHEST = 1.1;

/** Whether a sum may take the place of a price: "eighteen" may be so many hundreds or thousands. */
function isLike(sum: number, prices: ReadonlySet<number>): boolean {
	const readings = [sum, ...(sum < 100 ? [sum * 100] : []), ...(sum < 1000 ? [sum * 1000] : [])];
	return [...prices].some((price) => readings.some((one) => one >= price * LOWEST && one <= price * HIGHEST));
}

/** The prices that were read, without those that they said no to, and sums that are none of the seller's prices. */
function standing({ whole, told: toldAs }: Reading): Price[] {
	const isDown = (price: Price) => (toldAs.get(price) as Price | undefined)?.turnedDown === true;
	const isNone = (price: Price) => [isNoPrice, isAnothers, isSupposed].some((isSo) => isSo(whole, price));
	return whole.facts.prices.filter((price) => !isDown(price) && !isNone(price) && !isGivenAway(price.quote));
}

/** The seller's last turn that names all that was agreed, else their yes that does, else the seller's that names some. */
function agreedIn(reading: Reading, turns: readonly Utterance[]): Utterance | undefined {
	const { prices, outcome } = reading.facts;
	const sums = prices.filter(({ accepted }) => accepted).map(({ amount }) => amount);
	const isASum = ({ kind, value }: Amount) =>
		kind === 'money' || (value ?? 0) >= LEAST_NAMED || prices.some(({ amount }) => amount === value);
	const yes = reading.turns.find((turn) => turn.number === outcome.lines[0] && turn.amounts.some(isASum));
	// Whoever says yes and names the sums that the seller named agrees to these.
	if (sums.length === 0)
		return outcome.kind === 'agreed' && yes !== undefined && areNamed(turns, yes) ? yes : undefined;
	const isSaidIn = ({ number, amounts }: Utterance, sum: number) =>
		amounts.some(({ value }) => value === sum) ||
		prices.some(({ amount, lines }) => amount === sum && lines.includes(number));
	const agreed =
		turns.findLast((turn) => sums.every((sum) => isSaidIn(turn, sum))) ??
		yes ??
		turns.findLast((turn) => sums.some((sum) => isSaidIn(turn, sum)));
	// Where yet another sum is named after it, that one may have been meant.
	const isLast = turns.every(
		({ number, amounts }) =>
			agreed === undefined ||
			number <= agreed.number ||
			amounts.every(({ kind, value }) => kind !== 'money' || value === null || sums.includes(value)),
	);
	return isLast ? agreed : undefined;
}

function areNamed(turns: readonly Utterance[], yes: Utterance): boolean {
	return sumsOf(yes.amounts).every((sum) => turns.some((turn) => turn !== yes && sumsOf(turn.amounts).includes(sum)));
}

function namesAny(sentence: string): boolean {
	return sumsIn(sentence).length > 0;
}

/** What the seller reckons from figures of theirs: "So that's close to a hundred thousand a month, then." */
const THEIR_SUM = /\bthat['’]s (?:close to|about|nearly|almost|what|right around)\b[^.?!]{1,60}(?:, then|, right|\?)/i;

/** What is left of their money, said back: "So six thousand dollars." */
const SAID_BACK = /^so (?:[\w'’-]+ ){1,3}[\w'’-]+\.$/i;

/** "Thirty-one five plus GST." */
const PLUS_TAX = /\bplus (?:the )?(?:vat|gst|hst|tax)\b/i;

/** "I can't do one seventy-two." */
const WILL_NOT_DO = /\b(?:can['’]t|cannot|could(?:n['’]t| not)|won['’]t) (?:do|go|come|take|drop|sign)\b/i;

/** What they would save is no price. */
const SAVES = /\b(?:you['’]d (?:save|get back)|sav(?:es?|ings?)|off (?:the|your) (?:waste|losses|scrap))\b/i;

/** Whether a sentence of the seller's names a price: one that was found, or any with the words of a concession. */
function isOffer(sentence: string, known: ReadonlySet<number>): boolean {
	if ([IN_PARTS.pattern, WILL_NOT_DO, SAVES].some((one) => one.test(sentence)) || isGivenAway(sentence)) return false;
	const sums = sumsIn(sentence);
	if (sums.some((sum) => known.has(sum))) return true;
	if (sums.length === 0 || namesAnHour(sentence)) return false;
	return CONCEDES.pattern.test(sentence) || PLUS_TAX.test(sentence) || beginsWithMoney(sentence);
}

/** "Thursday the sixteenth? I could do twelve-thirty." */
function namesAnHour(sentence: string): boolean {
	const isMoney = amountsIn(sentence).some(({ kind }) => kind === 'money');
	return !isMoney && datesIn(sentence).length > 0;
}

/** "Twelve thousand, and you send me the packages sorted." */
function beginsWithMoney(sentence: string): boolean {
	const [first] = amountsIn(sentence);
	return first?.kind === 'money' && first.phrase.start === 0;
}

function sumsIn(words: string): number[] {
	return sumsOf(amountsIn(words));
}

/** Sums of money, and numbers that may be some. */
export function sumsOf(amounts: readonly Amount[]): number[] {
	return amounts.flatMap(({ kind, value }) =>
		(kind === 'money' || kind === 'number') && value !== null && value >= LEAST_PRICE ? [value] : [],
	);
}

/** Whether a sum of the turn is one that they said no to, or they say so at once. */
function isSaidNoTo({ facts, turns }: Reading, turn: Utterance): boolean {
	const down = facts.prices.filter(({ turnedDown }) => turnedDown).map(({ amount }) => amount);
	const isNo = BEGINS_WITH_NO.pattern.test(turns[turn.index + 1]?.text ?? '');
	return isNo || sumsOf(turn.amounts).some((sum) => down.includes(sum));
}
