import { sideOf } from '#call-facts/call-text.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { BROKEN_OFF } from '#call-facts/told/joint-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import { GOES_ON, LEANS_BACK, SAYS_NOTHING } from '#call-facts/told/standing-cues.ts';
import { pointsBack } from '#call-facts/told/standing-words.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { namesADay } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';

/**
 * What can be read by somebody who was not there: a turn with those around it. Of passages of 30 to 45 words readers did not use
 * 40 in a hundred, of 45 to 60 twenty, of 60 to 80 fifteen (0031); of 261 judged later, of 40 to 60 words 37, of 60 to 80
 * eighteen, of 80 to 110 eight.
 */
export type Passage = readonly Piece[];

/** Words of a turn, letter for letter. */
export interface Piece {
	turn: Utterance;
	text: string;
}

/** In words: none is longer. */
export const MOST = 150;
/** Of a turn that is too long to be told whole. */
const ENOUGH = 50;
/** Of a promise. */
const BRIEF = 8;
/** Of the turn itself, and of one beside it. */
const LONGEST = 90;
const ASIDE = 45;
/** Of a turn that may be a nod, and of one that may put a figure right. */
const NOD = 4;
const FIGURE = 8;
/** A sentence of fewer says little alone. */
const FEW = 5;
/** In turns, before the words and behind them. */
const FAR = 4;
const FAR_ON = 10;
/** In turns: as near names somebody another sum or day in the place of one. */
const SOON = 3;
/** In words: what is said in fewer leans on what stands before it, and a reply of so many is quick to read. */
const SHORT = 12;
const REPLY = 20;
/** In turns before the words, which lean on one another without end. */
const MOST_LEANT_ON = 2;

/**
 * @param words of the turn: they are told in any case
 * @param enough in words: a shorter passage takes in what stands around it
 * @param before of that, as much before the words besides what it takes to understand them
 */
export function passage(reading: Reading, turn: Utterance, words: string, enough: number, before = enough): Passage {
	const text = nearText(turn);
	const own = { turn, text: wordsAround(text, words) };
	const earlier = text.startsWith(own.text) ? piecesBefore(reading, own, before) : [];
	return [...earlier, own, ...piecesAfter(reading, own, enough - lengthOfAll(earlier), true)];
}

/** Of a promise: no more than its words, with what they lean on. */
export function briefly(reading: Reading, turn: Utterance, words: string): Passage {
	const text = nearText(turn);
	const own = { turn, text: wordsAround(text, words, BRIEF) };
	const before = text.startsWith(own.text) ? piecesBefore(reading, own, 0, 1) : [];
	return [...before, own, ...piecesAfter(reading, own, 0)];
}

/** Of a doubt: its turn, with the question before it, or the words that say whom it means. */
export function alone(reading: Reading, turn: Utterance, words: string): Passage {
	const text = nearText(turn);
	const own = { turn, text: wordsAround(text, words) };
	const before = reading.turns[turn.index - 1];
	const isAsked = before !== undefined && sideOf(reading, before) === 'seller' && before.text.trimEnd().endsWith('?');
	if (before === undefined || !text.startsWith(own.text) || !(isAsked || pointsBack(own.text))) return [own];
	return [{ turn: before, text: lastWords(nearText(before)) }, own];
}

/** A turn from its beginning, as far as it is quick to read, with what goes on from it where it breaks off. */
export function wholeReply(reading: Reading, turn: Utterance): Passage {
	const own = { turn, text: firstWords(nearText(turn), LONGEST) };
	return [own, ...piecesAfter(reading, own, 0)];
}

export function lengthOfAll(pieces: Passage): number {
	return pieces.reduce((sum, { text }) => sum + lengthOf(text), 0);
}

/** The question that the words answer, and as much before it as it takes to know whom they mean. */
function piecesBefore(reading: Reading, own: Piece, enough: number, mostLeantOn = MOST_LEANT_ON): Piece[] {
	const pieces: Piece[] = [];
	for (const turn of reading.turns.slice(Math.max(0, own.turn.index - FAR), own.turn.index).toReversed()) {
		const [first = own] = pieces;
		const length = lengthOfAll([...pieces, own]);
		const isAsked = first === own && turn.text.trimEnd().endsWith('?');
		const isBrief = enough > 0 && lengthOf(first.text) < SHORT && !first.text.endsWith('?');
		const isLeaning = pieces.length < mostLeantOn && (isBrief || leans(first.text));
		if ((length >= enough && !isAsked && !isLeaning) || isSmallTalk(reading, turn)) break;
		if (isNod(turn)) continue;
		const text = lastWords(nearText(turn));
		if (length + lengthOf(text) > MOST) break;
		pieces.unshift({ turn, text });
		if (text !== nearText(turn)) break;
	}
	return pieces;
}

/**
 * What goes on from the words: as much as it takes, the answer to a question, and what puts a figure right.
 *
 * @param isSettling as well as what takes the place of a sum or day, and a brief reply, which may take back what it is to
 */
function piecesAfter(reading: Reading, own: Piece, enough: number, isSettling = false): Piece[] {
	const isReply = ({ turn }: Piece, next: Utterance) =>
		isSettling && next.speaker !== turn.speaker && lengthOf(next.text) <= REPLY;
	const pieces: Piece[] = [];
	for (const turn of reading.turns.slice(own.turn.index + 1, own.turn.index + 1 + FAR_ON)) {
		const last = pieces.at(-1) ?? own;
		const all = [own, ...pieces];
		const length = lengthOfAll(all);
		if (!nearText(last.turn).endsWith(last.text)) break;
		const isEnough = length >= enough && !goesOn(last, turn) && !(isSettling && isOvertakenSoon(reading, all));
		if ((isEnough && !isReply(last, turn)) || isSmallTalk(reading, turn)) break;
		if (isNod(turn) && !last.text.endsWith('?')) continue;
		const text = firstWords(nearText(turn), last.text.endsWith('?') ? LONGEST : ASIDE);
		if (length + lengthOf(text) > MOST) break;
		pieces.push({ turn, text });
		if (isEnough) break;
	}
	return pieces.slice(0, pieces.findLastIndex(({ text }) => !text.endsWith('?')) + 1);
}

/** Whether words are not understood without the next turn. */
function goesOn({ turn, text }: Piece, next: Utterance): boolean {
	const saysAnother = next.amounts.length > 0 && lengthOf(next.text) <= FIGURE && turn.amounts.length > 0;
	return text.endsWith('?') || BROKEN_OFF.pattern.test(text) || saysAnother;
}

/** Whether another sum, or another day, is named soon in the place of one. */
function isOvertakenSoon({ turns }: Reading, pieces: Passage): boolean {
	const end = (pieces.at(-1)?.turn.index ?? 0) + 1;
	const soon = turns.slice(end, end + SOON);
	const isNamed = (names: (turn: Utterance) => boolean) => pieces.some(({ turn }) => names(turn)) && soon.some(names);
	return isNamed(({ amounts }) => amounts.some(isMoney)) || isNamed(({ dates }) => dates.some(namesADay));
}

function isMoney({ kind, value }: Amount): boolean {
	return kind === 'money' || (kind === 'number' && (value ?? 0) >= LEAST_SUM);
}

/** Less is a number of anything. */
const LEAST_SUM = 100;

function isNod({ text, amounts }: Utterance): boolean {
	return (
		lengthOf(text) <= NOD && amounts.length === 0 && wholeSentences(text).every((one) => SAYS_NOTHING.pattern.test(one))
	);
}

export function nearText({ text }: Utterance): string {
	return text.slice(0, FARTHEST).trim();
}

/** Whether words are not understood without those before them. */
function leans(text: string): boolean {
	const first = wholeSentences(text).find((one) => !SAYS_NOTHING.pattern.test(one)) ?? '';
	const [amount] = amountsIn(first);
	const isBare = amount !== undefined && amount.kind !== 'count' && amount.phrase.start === 0;
	return isBare || lengthOf(first) < FEW || LEANS_BACK.pattern.test(first) || GOES_ON.pattern.test(first);
}

/** A turn whole where it is quick to read, else the sentences that hold the words, with as many around them as it takes. */
function wordsAround(text: string, words: string, enough = ENOUGH): string {
	if (enough === ENOUGH && lengthOf(text) <= LONGEST) return text;
	const { sentences, starts } = placed(text);
	const from = Math.max(0, text.indexOf(words));
	let first = Math.max(
		0,
		starts.findLastIndex((start) => start <= from),
	);
	let last = Math.max(
		first,
		starts.findLastIndex((start) => start < from + words.length),
	);
	const length = (a: number, b: number) => lengthOf(sentences.slice(a, b + 1).join(' '));
	const isAlone = () => first === 0 || !leans(sentences[first] ?? '');
	while (first > 0 && (!isAlone() || length(first, last) < enough) && length(first - 1, last) <= LONGEST) first -= 1;
	// The point often stands at the end.
	const most = enough === ENOUGH ? LONGEST : enough;
	while (last + 1 < sentences.length && length(first, last + 1) <= most) last += 1;
	return text.slice(starts[first], (starts[last] ?? 0) + (sentences[last]?.length ?? 0));
}

/** The last sentences that are quick to read, without nods before them. */
function lastWords(text: string): string {
	const { sentences, starts } = placed(text);
	let first = sentences.length - 1;
	while (first > 0 && lengthOf(sentences.slice(first - 1).join(' ')) <= ASIDE) first -= 1;
	while (first < sentences.length - 1 && SAYS_NOTHING.pattern.test(sentences[first] ?? '')) first += 1;
	return text.slice(starts[first] ?? 0);
}

function firstWords(text: string, most: number): string {
	const { sentences, starts } = placed(text);
	let last = 0;
	while (last + 1 < sentences.length && lengthOf(sentences.slice(0, last + 2).join(' ')) <= most) last += 1;
	return text.slice(0, (starts[last] ?? 0) + (sentences[last]?.length ?? 0));
}

function placed(text: string): { sentences: string[]; starts: number[] } {
	const sentences = wholeSentences(text);
	let at = 0;
	const starts = sentences.map((sentence) => {
		const start = text.indexOf(sentence, at);
		at = start + sentence.length;
		return start;
	});
	return { sentences, starts };
}
