import { sideOf } from '#call-facts/call-text.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { CONCEDES, TO_OTHERS } from '#call-facts/told/offer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import type { Piece } from './passage.ts';
import {
	isLike,
	isNone,
	justNamed,
	LEAST_NAMED,
	namedByThem,
	onlySupposes,
	reckonsTheirs,
	sumAmounts,
	sumsIn,
} from './price-sums.ts';
import { GOES_WITH_IT } from './summary-cues.ts';

/** What a price came to. */

/** The sums that a turn names as a price. */
export type Known = (turn: Utterance) => ReadonlySet<number>;

/** What is named after they took a price is for something else: the backup that waits, the second phase. */
export function isAfterTheYes({ facts: { outcome } }: Reading, { number }: Utterance): boolean {
	const [yes = Number.POSITIVE_INFINITY] = outcome.kind === 'agreed' ? outcome.lines : [];
	return number > yes + 1;
}

/** "I'm saying four hundred." "Four hundred. Fine." "So three six." "Three six. If it comes to me clean.": the sum is theirs, and the seller's now. */
const GRANTS =
	/(?:^|[.!?,] )(?:fine|deal|done|agreed|you['’]re on|go on,? then)[.!]|[.!] (?:if|provided|as long as)\b/i;

/** No talk of a price names more. */
const MOST_SUMS = 200;

/** The fullest words for the sums that the seller named last; before a fee that is paid again, those of the price itself. */
export function lastPrices(reading: Reading, first: Piece, known: Known): Piece[] {
	const named = wordsAfter(reading, first.turn, known);
	const highest = ({ text }: Piece) => Math.max(0, ...sumsIn(text));
	const most = Math.max(highest(first), ...named.map(highest));
	// "A third round would be sixty-five an hour."
	const words = named.filter((one) => highest(one) >= most * OF_AN_EXTRA || PAID_AGAIN.test(one.text));
	const last = words.at(-1);
	if (last === undefined) return [];
	const isFee = highest(last) < most * OF_A_FEE && PAID_AGAIN.test(last.text);
	const price = isFee ? [first, ...words].findLast((one) => highest(one) >= most * OF_A_FEE) : undefined;
	return [price, last].flatMap((one) => (one === undefined ? [] : fullest([first, ...words], one)));
}

function fullest(words: readonly Piece[], one: Piece): Piece[] {
	const sums = sumsIn(one.text);
	const same = words.filter(({ text }) => sums.every((sum) => sumsIn(text).includes(sum)));
	return same.toSorted((a, b) => lengthOf(b.text) - lengthOf(a.text)).slice(0, 1);
}

/** "After it's live it's four hundred a month.": of a price, no more than that. */
const OF_A_FEE = 0.3;
const OF_AN_EXTRA = 0.1;
const PAID_AGAIN = /\b(?:month(?:ly)?|a (?:year|week)|support|hosting)\b/i;

function wordsAfter(reading: Reading, opening: Utterance, known: Known): Piece[] {
	const theirs = namedByThem(reading);
	const named = new Set([...known(opening), ...sumsIn(opening.text)]);
	const isTheirs = (turn: Utterance) => (sum: number) => {
		const before = reading.turns[turn.index - 1];
		const isBack = before !== undefined && sideOf(reading, before) === 'buyer' && justNamed(before, sum);
		return !GRANTS.test(turn.text) && (isBack || theirs(sum, turn));
	};
	return reading.turns.slice(opening.index + 1).flatMap((turn) => {
		if (sideOf(reading, turn) !== 'seller' || isAfterTheYes(reading, turn)) return [];
		const isOne = (one: string) =>
			isFurther(one, known(turn), named, isTheirs(turn)) && !reckonsTheirs(reading, turn, one);
		const sentences = wordsOf(turn, isOne);
		// "So we're insured, two million.": where nothing was read as a price, it has to be said as one.
		const isSaid = known(turn).size > 0 || isSaidAsOne(sentences) || GRANTS.test(turn.text);
		const isOthers = lengthOf(turn.text) <= MOST_BEFORE && TO_OTHERS.pattern.test(turn.text);
		if (sentences === '' || !isSaid || onlySupposes(turn) || isOthers) return [];
		// A whole turn says by itself what its price is for.
		const words = { turn, text: lengthOf(turn.text) <= WHOLE ? turn.text.trim() : sentences };
		const sums = sumsIn(sentences);
		if (onlyEchoes(reading, turn, sums) || isPart(reading, turn, sentences, named)) return [];
		if (named.size < MOST_SUMS) for (const sum of sums) named.add(sum);
		return words;
	});
}

/** In words: more says other things as well. */
const MOST_BEFORE = 40;
/** Of a question that says what a sum is for. */
const SAYS_MUCH = 14;

/** "I'd give you eight hundred." "Eight hundred.": whether a turn only says again what they bid. */
function onlyEchoes(reading: Reading, turn: Utterance, sums: readonly number[]): boolean {
	const before = reading.turns[turn.index - 1];
	if (before === undefined || sideOf(reading, before) !== 'buyer' || lengthOf(turn.text) > ECHO) return false;
	return (
		sums.every((sum) => justNamed(before, sum)) && !GRANTS.test(turn.text) && !GOES_WITH_IT.pattern.test(turn.text)
	);
}

/** In words. */
const ECHO = 5;

/** "Half when we start. So eleven twenty-five." "And that's extra?" "Perhaps six hundred.": what is less than a price that was named, and a part of it or beside it. */
function isPart(reading: Reading, turn: Utterance, words: string, named: ReadonlySet<number>): boolean {
	const before = reading.turns[turn.index - 1];
	const question = before !== undefined && lengthOf(before.text) <= SAYS_MUCH ? before.text : '';
	const highest = Math.max(...named);
	// What stands behind the sums says how they are paid.
	const text = turn.text.slice(0, turn.text.indexOf(words) + words.length);
	return sumsIn(words).every((sum) => sum < highest * MOST_OF_IT) && PAID_OR_BESIDE.test(`${question} ${text}`);
}

/** Of a price: what is more than that is the price itself, less something. */
const MOST_OF_IT = 0.67;

const PAID_OR_BESIDE =
	/\b(?:extra|on top|also (?:once|one-off|a (?:month|year))|(?:half|third|quarter) (?:when|now|on|at|before|up)|at the (?:start|beginning)|up ?front|deposits?|when (?:we|you|I) (?:start|begin|sign)|on (?:completion|delivery|submission|signing|signature))\b/i;

/** The sentences of a turn from the first that is one to the last, as far as all of them are quick to read. */
function wordsOf(turn: Utterance, isOne: (sentence: string) => boolean): string {
	const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
	const first = sentences.findIndex(isOne);
	if (first === -1) return '';
	const last = sentences.findLastIndex(isOne);
	const isQuick = lengthOf(sentences.slice(first, last + 1).join(' ')) <= QUICK;
	const end = sentences[isQuick ? last : first] ?? '';
	const from = turn.text.indexOf(sentences[first] ?? '');
	return turn.text.slice(from, turn.text.indexOf(end, from) + end.length);
}

/** In words. */
const QUICK = 45;
/** In words: of a turn that is told whole. */
const WHOLE = 80;

/** Whether a sentence of the seller's names a sum of theirs: one that was read as a price, or one that looks like the others. */
function isFurther(
	sentence: string,
	known: ReadonlySet<number>,
	named: ReadonlySet<number>,
	isTheirs: (sum: number) => boolean,
): boolean {
	if (isNone(sentence)) return false;
	return sumAmounts(sentence).some(({ value, kind, currency, per }) => {
		if (value === null) return false;
		if (known.has(value)) return true;
		if (isTheirs(value) && !named.has(value)) return false;
		if (kind === 'money' || currency !== undefined || per !== undefined) return true;
		const isSum = value >= LEAST_NAMED && lengthOf(sentence) <= FEW_WORDS && !COUNTS_THEM.test(sentence);
		return (isSum || CONCEDES.pattern.test(sentence)) && isLike(value, named);
	});
}

/** "We're eleven." "There's like four hundred." */
const COUNTS_THEM = /^(?:we['’]re|we are|we have|there['’]s|I don['’]t need)\b/i;

/** In words: more says other things as well. */
const FEW_WORDS = 7;

function isSaidAsOne(words: string): boolean {
	const isOne = (one: string) =>
		CONCEDES.pattern.test(one) || PER_TIME.test(one) || ALL_OF_IT.test(one) || lengthOf(one) <= BARE;
	return wholeSentences(words).some((one) => sumsIn(one).length > 0 && isOne(one));
}

/** In words. */
const BARE = 4;
const ALL_OF_IT =
	/\b(?:(?:that|it)(?:['’]d| would) be|everything|all in|fixed|the lot|in total|(?:plus|with the|including) vat)\b/i;
const PER_TIME = /\b(?:a|per|each|every) (?:month|week|year|quarter|day|hour)\b/i;
