import { isGivenAway } from '#call-facts/accepted.ts';
import { sideOf } from '#call-facts/call-text.ts';
import type { Price } from '#call-facts/facts.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { ASKS_THE_PRICE } from '#call-facts/sum-cues.ts';
import { SUPPOSES } from '#call-facts/told/number-cues.ts';
import { NAMES_A_PRICE } from '#call-facts/told/offer-cues.ts';
import { CHECKS_WORDS } from '#call-facts/told/plain-cues.ts';
import { isAnothers, isNoPrice, isSupposed } from '#call-facts/told/price-course.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { isAfterTheYes, type Known, lastPrices } from './last-price.ts';
import type { Piece } from './passage.ts';
import { SAYS_IT_BACK } from './plain-cues.ts';
import {
	isLike,
	isNone as isNoOffer,
	justNamed,
	LEAST_NAMED,
	namedByThem,
	onlySupposes,
	reckonsTheirs,
	sumsIn,
} from './price-sums.ts';

/** The words in which the seller first named a price, and those that named it last, before what is paid again beside it. */
export const pricesNamed = oncePer((reading: Reading): readonly Piece[] => {
	const known = sumsByTurn(reading, standing(reading));
	const names = reading.turns.flatMap((turn) => {
		const isOurs = sideOf(reading, turn) === 'seller' && !isAfterTheYes(reading, turn);
		const isOne = isOurs && known(turn).size > 0 && !onlySupposes(turn);
		const text = isOne ? sentenceWith(reading, turn, known(turn)) : undefined;
		return text === undefined ? [] : [{ turn, text }];
	});
	const first = names.find(({ turn }) => !repeats(reading, turn, known(turn))) ?? names[0];
	const last = first === undefined ? [lastSum(reading)] : lastPrices(reading, first, known);
	return [first, ...last].filter((one) => one !== undefined);
});

/** "So that would bring it to five thousand four hundred.": where nothing was read as a price, the last sum of the seller's own. */
function lastSum(reading: Reading): Piece | undefined {
	const isTheirs = namedByThem(reading);
	const own = reading.turns.flatMap((turn) => {
		if (sideOf(reading, turn) !== 'seller' || onlySupposes(turn)) return [];
		const sums = turn.amounts.flatMap(({ kind, value }) => (kind === 'money' && value !== null ? value : []));
		const named = new Set(sums.filter((sum) => sum >= LEAST_ALONE && !isTheirs(sum, turn)));
		const text = named.size === 0 ? undefined : sentenceWith(reading, turn, named);
		return text !== undefined && sumsIn(text).some((sum) => named.has(sum)) ? [{ turn, text }] : [];
	});
	return own.at(-1);
}

/** Less may be a count of anything. */
const LEAST_ALONE = 500;

/** The sentence of a turn that names one of some sums as a price, else one that names any. */
function sentenceWith(reading: Reading, turn: Utterance, sums: ReadonlySet<number>): string | undefined {
	// "Five ninety a month, yeah?"
	const isQuestion = (one: string) => one.endsWith('?') && !CHECKS_WORDS.pattern.test(one);
	const isOffer = (one: string) => !isQuestion(one) && !isNoOffer(one) && !reckonsTheirs(reading, turn, one);
	const offers = wholeSentences(turn.text.slice(0, FARTHEST)).filter((one) => sumsIn(one).length > 0 && isOffer(one));
	return offers.find((one) => sumsIn(one).some((sum) => sums.has(sum))) ?? offers[0];
}

/** What a turn names as the price: what was read as one, and before the first of them what it seems to name. */
function sumsByTurn(reading: Reading, prices: readonly Price[]): Known {
	const read = Map.groupBy(
		prices.flatMap(({ lines, amount }) => lines.map((line) => ({ line: repeatedFrom(reading, line, amount), amount }))),
		({ line }) => line,
	);
	const [opening] = prices.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
	const first = opening?.lines[0] ?? Number.POSITIVE_INFINITY;
	const isTheirs = namedByThem(reading);
	// A price not far before the first that was read, from which that comes down.
	const isAbove = ({ kind, value }: Amount) =>
		kind === 'money' && value !== null && opening !== undefined && isLike(opening.amount, new Set([value]), NEARLY);
	const above = ({ number, amounts, text }: Utterance) =>
		first - number > SHORTLY || SAYS_IT_BACK.pattern.test(text)
			? []
			: amounts.filter(isAbove).flatMap(({ value }) => value ?? []);
	return (turn) => {
		const sums = read.get(turn.number)?.map(({ amount }) => amount);
		if (sums !== undefined || (first < turn.number && !WITH_TAX.test(turn.text))) return new Set(sums);
		const isOurs = SAYS_YOURS.test(reading.turns[turn.index - 1]?.text ?? '');
		return new Set([...namedIn(reading, turn), ...above(turn)].filter((sum) => isOurs || !isTheirs(sum, turn)));
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

/** "I run four thousand a month." "Four thousand a month. Okay.": only sums that they just named, and not as the seller's. */
function repeats(reading: Reading, turn: Utterance, sums: ReadonlySet<number>): boolean {
	const before = reading.turns[turn.index - 1];
	if (before === undefined || sideOf(reading, before) !== 'buyer' || SAYS_YOURS.test(before.text)) return false;
	return [...sums].every((sum) => justNamed(before, sum));
}

/** "Your paper says eighteen four." "But it's nine hundred, right?" "That was the six forty?" */
const SAYS_YOURS =
	/\byour (?:paper|quote|proposal|offer|price|figure|email)\b|\byou (?:said|had|quoted|wrote|charge)\b|, right\?|\bthat was (?:the )?[^.?]{1,30}\?/i;

/** In turns. */
const SHORTLY = 12;
const JUST_BEFORE = 2;
/** Of a price from which another comes down. */
const NEARLY = 0.5;

/** Before anything was read as a price: the sums that a seller who was asked for it names, or that stand beside its words. */
function namedIn({ turns, facts }: Reading, turn: Utterance): number[] {
	const { index } = turn;
	const isAsked = turns
		.slice(Math.max(0, index - JUST_BEFORE), index)
		.some(({ speaker, text }) => facts.sides[speaker] === 'buyer' && ASKS_THE_PRICE.pattern.test(text));
	const isTaxed = WITH_TAX.test(turn.text);
	return wholeSentences(turn.text)
		.filter((one) => !SUPPOSES.pattern.test(one))
		.filter((one) => isAsked || isTaxed || NAMES_A_PRICE.pattern.test(one) || amountsIn(one).some(comesBack))
		.flatMap(sumsIn)
		.filter((sum) => sum >= LEAST_NAMED);
}

/** "Twenty-two thousand, yeah. Plus VAT." */
const WITH_TAX = /\b(?:plus|and|excluding|ex) (?:the )?(?:vat|gst|hst|sales tax|tax)\b/i;

/** "It's six and a half thousand pounds a year." */
function comesBack({ kind, currency, per }: Amount): boolean {
	return kind === 'money' && currency !== undefined && (per === 'month' || per === 'year');
}

/** "The pilot is four thousand." "I'd take the four thousand off the build.": what comes off later is a price before. */
function isOnlyGivenAway({ quote, lines }: Price): boolean {
	return isGivenAway(quote) && lines.length === 1;
}

/** The prices that were read, without those that they said no to, and sums that are none of the seller's prices. */
function standing({ whole, told: toldAs }: Reading): Price[] {
	const isDown = (price: Price) => (toldAs.get(price) as Price | undefined)?.turnedDown === true;
	const isNone = (price: Price) => [isNoPrice, isAnothers, isSupposed].some((isSo) => isSo(whole, price));
	return whole.facts.prices.filter((price) => !isDown(price) && !isNone(price) && !isOnlyGivenAway(price));
}
