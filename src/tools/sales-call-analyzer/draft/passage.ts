import { sideOf } from '#call-facts/call-text.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { BROKEN_OFF } from '#call-facts/told/joint-cues.ts';
import { GOES_ON, LEANS_BACK, SAYS_NOTHING } from '#call-facts/told/standing-cues.ts';
import { pointsBack } from '#call-facts/told/standing-words.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { isChat, type Talks, talksOf } from '../talks/talks.ts';

/**
 * What can be read by somebody who was not there: a turn with those of its talk around it, from where the matter is brought up
 * to where it is settled (0034). Of passages of 40 to 60 words readers did not use 37 in a hundred, of 60 to 80 eighteen, of
 * 80 to 110 eight (0031).
 */
export type Passage = readonly Piece[];

/** Words of a turn, letter for letter. */
export interface Piece {
	turn: Utterance;
	text: string;
}

/** In words: none is longer. */
export const MOST = 180;
/** How likely a turn is of the same talk: from here on it is told, and from here on where what is told is short. */
const SAME_TALK = 0.6;
const MAY_BE = 0.3;
/** By how much likelier the turn before must be. */
const SETTLES = 0.25;
/** In words, of a turn that is too long to be told whole. */
const ENOUGH = 50;
/** Of a promise. */
const BRIEF = 8;
/** Of the turn itself, and of one beside it. */
const LONGEST = 90;
const ASIDE = 45;
/** Of a turn that may be a nod. */
const NOD = 4;
/** A sentence of fewer says little alone. */
const FEW = 5;

/**
 * @param words of the turn: they are told in any case
 * @param enough in words: a shorter passage takes in what may be of the same talk
 */
export function passage(
	reading: Reading,
	turn: Utterance,
	words: string,
	enough: number,
	talks: Talks = talksOf(reading),
): Passage {
	const { begins } = talks;
	const own = { turn, text: wordsAround(nearText(turn), words) };
	const pieces: Piece[] = [own];
	let [from, to] = [turn.index, turn.index + 1];
	let isOpenBefore = startsWith(turn, own);
	// Of a long turn the talk goes on behind its end.
	let isOpenAfter = true;
	for (;;) {
		const length = lengthOfAll(pieces);
		const before = isOpenBefore ? 1 - (begins[from] ?? 1) : 0;
		const isAsked = to < begins.length - 1 && pieces.at(-1)?.text.endsWith('?') === true;
		const after = isOpenAfter ? (isAsked ? 1 : 1 - (begins[to] ?? 1)) : 0;
		const least = length < enough ? MAY_BE : SAME_TALK;
		const isAside = (piece: Piece) => length >= enough && isChat(talks, piece.turn);
		if (Math.max(before, after) < least) break;
		if (after >= least && before <= after + SETTLES) {
			const piece = firstOf(reading.turns[to++], pieces.at(-1));
			if (piece === undefined) continue;
			while (pieces[0] !== own && lengthOfAll([...pieces, piece]) > MOST) {
				pieces.shift();
				isOpenBefore = false;
			}
			isOpenAfter = !isAside(piece) && lengthOfAll([...pieces, piece]) <= MOST;
			if (isOpenAfter) pieces.push(piece);
			isOpenAfter &&= endsWith(piece.turn, piece);
		} else {
			const piece = lastOf(reading.turns[--from]);
			if (piece === undefined) continue;
			isOpenBefore = !isAside(piece) && length + lengthOf(piece.text) <= MOST;
			if (isOpenBefore) pieces.unshift(piece);
			isOpenBefore &&= startsWith(piece.turn, piece);
		}
	}
	const last = pieces.findLastIndex((piece) => piece === own || !piece.text.endsWith('?'));
	return pieces.slice(0, last + 1);
}

/** Of a promise: no more than its words, with what they lean on. */
export function briefly(reading: Reading, turn: Utterance, words: string): Passage {
	const own = { turn, text: wordsAround(nearText(turn), words, BRIEF) };
	return [...leantOn(reading, own), own, ...wentOn(reading, own)];
}

/** Of a doubt: its turn, with the question before it, or the words that say whom it means. */
export function alone(reading: Reading, turn: Utterance, words: string): Passage {
	const own = { turn, text: wordsAround(nearText(turn), words) };
	const before = reading.turns[turn.index - 1];
	const isAsked = before !== undefined && sideOf(reading, before) === 'seller' && asks(before);
	if (before === undefined || !startsWith(turn, own) || !(isAsked || pointsBack(own.text))) return [own];
	return [{ turn: before, text: lastWords(nearText(before)) }, own];
}

/** A turn from its beginning, as far as it is quick to read, with what goes on from it where it breaks off. */
export function wholeReply(reading: Reading, turn: Utterance): Passage {
	const own = { turn, text: firstWords(nearText(turn), LONGEST) };
	return [own, ...wentOn(reading, own)];
}

export function lengthOfAll(pieces: Passage): number {
	return pieces.reduce((sum, { text }) => sum + lengthOf(text), 0);
}

/** The turn before, where the words answer its question or say little without it. */
function leantOn(reading: Reading, { turn, text }: Piece): Piece[] {
	const before = reading.turns[turn.index - 1];
	const isWhole = startsWith(turn, { turn, text });
	if (before === undefined || !isWhole || !(asks(before) || leans(text))) return [];
	return isNod(before) ? [] : [{ turn: before, text: lastWords(nearText(before)) }];
}

/** The next turn, where the words are not understood without it. */
function wentOn(reading: Reading, { turn, text }: Piece): Piece[] {
	const next = reading.turns[turn.index + 1];
	const isOpen = nearText(turn).endsWith(text) && (text.endsWith('?') || BROKEN_OFF.pattern.test(text));
	if (next === undefined || !isOpen) return [];
	return [{ turn: next, text: firstWords(nearText(next), text.endsWith('?') ? LONGEST : ASIDE) }];
}

/** What of a turn stands before a passage, and what behind it: nothing of a nod, but where it answers. */
function lastOf(turn: Utterance | undefined): Piece | undefined {
	return turn === undefined || isNod(turn) ? undefined : { turn, text: lastWords(nearText(turn)) };
}

function firstOf(turn: Utterance | undefined, last: Piece | undefined): Piece | undefined {
	const isAnswer = last?.text.endsWith('?') === true;
	if (turn === undefined || (isNod(turn) && !isAnswer)) return undefined;
	return { turn, text: firstWords(nearText(turn), isAnswer ? LONGEST : ASIDE) };
}

function startsWith(turn: Utterance, { text }: Piece): boolean {
	return nearText(turn).startsWith(text);
}

function endsWith(turn: Utterance, { text }: Piece): boolean {
	return nearText(turn).endsWith(text);
}

function asks({ text }: Utterance): boolean {
	return text.trimEnd().endsWith('?');
}

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
