import { type Said, saidIn, sideOf } from '#call-facts/call-text.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { CONCEDES } from '#call-facts/told/offer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import {
	isLike,
	isNone,
	justNamed,
	LEAST_NAMED,
	namedByThem,
	reckonsTheirs,
	sumAmounts,
	sumsIn,
	THOUSANDS,
} from './price-sums.ts';

/** What becomes of a price in a call, in the words of both sides. */

/** The sums that a turn names as a price. */
export type Known = (turn: Utterance) => ReadonlySet<number>;

interface Words {
	turn: Utterance;
	/** Sentences that follow each other. */
	text: string;
	/** Whether it names a sum that was not named before. */
	isNew: boolean;
}

/** No talk of a price names more. */
const MOST_SUMS = 200;
/** In words: what is told of the price after it was first named. */
const MOST_WORDS = 100;

/** Each further offer and what they said to one, in the order of the call; of many those that came last. */
export function courseFrom(reading: Reading, opening: Utterance, known: Known): Said[] {
	const words = wordsAfter(reading, opening, known);
	const telling = words.filter(({ isNew }, index) => isNew || index === words.length - 1);
	let left = MOST_WORDS;
	const kept: Said[] = [];
	for (const { text, turn } of telling.toReversed()) {
		left -= lengthOf(text);
		if (left < 0) break;
		const said = saidIn(reading, text, turn);
		if (said.quote !== '') kept.unshift(said);
	}
	return kept;
}

function wordsAfter(reading: Reading, opening: Utterance, known: Known): Words[] {
	const theirs = namedByThem(reading);
	const named = new Set([...known(opening), ...sumsIn(opening.text)]);
	const words: Words[] = [];
	const isTheirs = (turn: Utterance) => (sum: number) => {
		const before = reading.turns[turn.index - 1];
		return theirs(sum, turn) || (before !== undefined && sideOf(reading, before) === 'buyer' && justNamed(before, sum));
	};
	for (const turn of reading.turns.slice(opening.index + 1)) {
		const isNext = (words.at(-1)?.turn ?? opening).index === turn.index - 1;
		const isOurs = sideOf(reading, turn) === 'seller';
		const isOne = isOurs
			? (one: string) => isFurther(one, known(turn), named, isTheirs(turn)) && !reckonsTheirs(reading, turn, one)
			: (one: string) => isBid(one, named, isNext) || (isNext && isVerdict(one));
		const sentences = sideOf(reading, turn) === 'other' ? '' : wordsOf(turn, isOne, isOurs);
		// A whole turn says by itself what its price is for.
		const text = sentences !== '' && isOurs && lengthOf(turn.text) <= WHOLE ? turn.text.trim() : sentences;
		// "So we're insured, two million.": where nothing was read as a price, it has to be said as one.
		if (isOurs && known(turn).size === 0 && !isSaidAsOne(sentences)) continue;
		const sums = sumsIn(text);
		if (text === '' || (!isOurs && onlyRepeats(text, sums, named))) continue;
		const before = isOurs ? answeredWith(reading, turn, text) : undefined;
		if (before !== undefined && words.at(-1)?.turn !== before)
			words.push({ turn: before, text: before.text, isNew: true });
		words.push({ turn, text, isNew: !isOurs || sums.some((sum) => !named.has(sum)) });
		if (named.size < MOST_SUMS) for (const sum of sums) named.add(sum);
	}
	return words;
}

/** The sentences of a turn from the first that is one on, as far as each is; of a buyer's also a short yes or no beside them. */
function wordsOf(turn: Utterance, isOne: (sentence: string) => boolean, isOurs: boolean): string {
	const sentences = wholeSentences(turn.text.slice(0, FARTHEST));
	const goesWith = (index: number) => !isOurs && isVerdict(sentences[index] ?? '');
	let first = sentences.findIndex(isOne);
	if (first === -1) return '';
	let last = isOurs ? lastNear(sentences, first, isOne) : first;
	while (last + 1 < sentences.length && (isOne(sentences[last + 1] ?? '') || goesWith(last + 1))) last += 1;
	while (first > 0 && goesWith(first - 1)) first -= 1;
	const from = turn.text.indexOf(sentences[first] ?? '');
	const end = sentences[last] ?? '';
	return turn.text.slice(from, turn.text.indexOf(end, from) + end.length);
}

/** The last sentence that is one, while all from the first to it are quick to read. */
function lastNear(sentences: readonly string[], first: number, isOne: (sentence: string) => boolean): number {
	const last = sentences.findLastIndex(isOne);
	return lengthOf(sentences.slice(first, last + 1).join(' ')) <= QUICK ? last : first;
}

/** In words. */
const QUICK = 45;
/** In words: of a turn that is told whole. */
const WHOLE = 60;

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

/** Whether a sentence of theirs names a sum that was named, or another right after one. */
function isBid(sentence: string, named: ReadonlySet<number>, isNext: boolean): boolean {
	return sumsIn(sentence).some((sum) => {
		if (sum >= LEAST_NAMED) return named.has(sum) || (isNext && isLike(sum, named));
		const isMeant =
			isNext && !COUNTS_THEM.test(sentence) && (isLike(sum, named) || THOUSANDS.some((by) => named.has(sum * by)));
		return isMeant && lengthOf(sentence) <= FEW_WORDS;
	});
}

/** "We're eleven." "There's like four hundred." */
const COUNTS_THEM = /^(?:we['’]re|we are|we have|there['’]s|I don['’]t need)\b/i;

/** In words: more says other things as well. */
const FEW_WORDS = 7;
/** "Eleven fifty a month." "Yeah, no, I see that.": whether they add nothing to the sums that were named. */
function onlyRepeats(text: string, sums: readonly number[], named: ReadonlySet<number>): boolean {
	const isNamed = (sum: number) => THOUSANDS.some((by) => named.has(sum * by));
	if (!sums.every(isNamed)) return false;
	const besides = amountsIn(text).reduce((left, { phrase }) => left.replace(phrase.text, ' '), text);
	return (besides.toLowerCase().match(/[\p{L}’']+/gu) ?? []).every((word) => NOTHING_NEW.has(word.replace('’', "'")));
}

const NOTHING_NEW = new Set(
	"yes yeah ja yep no nope okay ok right so well oh and but the a an it's that's that is i see problem worries month year week per plus vat hmm mm uh um then sure".split(
		' ',
	),
);

function isSaidAsOne(words: string): boolean {
	const isOne = (one: string) => CONCEDES.pattern.test(one) || PER_TIME.test(one) || lengthOf(one) <= BARE;
	return wholeSentences(words).some((one) => sumsIn(one).length > 0 && isOne(one));
}

/** In words. */
const BARE = 4;
const PER_TIME = /\b(?:a|per|each|every) (?:month|week|year|quarter|day|hour)\b/i;

/** In words: a reply to a price. */
const SHORT = 12;

function isVerdict(sentence: string): boolean {
	return lengthOf(sentence) <= SHORT && !sentence.endsWith('?') && JUDGES.test(sentence);
}

const JUDGES =
	/\b(?:fine|done|deal|steep|a lot|much|high|dear|expensive|afford|cheap|reasonable|live with|jesus|wow|ouch|free|budget|fair|agreed|let['’]s do (?:it|that)|keep the \w+)\b|^(?:yes|no|nope)[.!]?$/i;

/**
 * "Five I could defend." "That would be £160 a month.", "Is there a smaller one?" "There is, for a hundred.": the turn of
 * theirs that says what a price is for.
 */
function answeredWith(reading: Reading, turn: Utterance, offer: string): Utterance | undefined {
	const before = reading.turns[turn.index - 1];
	if (before === undefined || sideOf(reading, before) !== 'buyer' || before.words.length > MOST_BEFORE)
		return undefined;
	return IS_ABOUT_THAT.test(offer) && turn.text.trimStart().startsWith(offer) ? before : undefined;
}

/** In words: more says other things as well. */
const MOST_BEFORE = 25;
/** A sum of which only the words before it say what it is for. */
export const IS_ABOUT_THAT =
	/^(?:so |then |okay,? |well,? )*(?:that(?:['’]d| would| will|['’]s| is) |(?:it (?:would|does|is)|there (?:is|are)), )/i;
