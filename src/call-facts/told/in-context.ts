import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import { questionsIn } from '#transcript/questions.ts';
import { type CallText, type Said, saidIn, sideOf } from '../call-text.ts';
import { FARTHEST, lengthOf } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { BROKEN_OFF } from './joint-cues.ts';
import { PUTS_RIGHT } from './number-cues.ts';
import { BEGINS_WITH_SOMEBODY, LEANS_BACK, SAYS_NOTHING } from './standing-cues.ts';
import { standingWords } from './standing-words.ts';

/** Words of a turn with what it takes to understand them alone. */
export interface InContext {
	said: Said;
	/** The question that they answer, where they say too little without it. */
	asked?: Said;
}

/** In words. */
const LONGEST = 55;
const QUICK = 32;
const SHORT_TURN = 42;
/** Where a turn is told whole. */
const WHOLE_TURN = 65;
const ENOUGH = 12;
const LONGEST_QUESTION = 25;
const FEW = 5;
const LITTLE = 8;

/**
 * The sentences of a turn that weigh anything, in a row with what stands between them, as many as are quick to read; with
 * the one that puts them right, those that they lean on, and the question where they answer one in few words.
 *
 * @param weightOf Below nothing for a sentence that does not go with others.
 * @param isPrice What a price is for, its heading says.
 * @param isWhole With the rest of its turn, where that is quick to read.
 * @param isFigure Says nothing without its subject, however many words there are.
 */
export function inContext(
	call: CallText,
	turn: Utterance,
	weightOf: (sentence: string) => number,
	{ isPrice = false, isFigure = false, isWhole = false } = {},
): InContext | null {
	const text = turn.text.slice(0, FARTHEST);
	const sentences = wholeSentences(text);
	const weights = sentences.map(weightOf);
	const best = weights.indexOf(Math.max(...weights));
	if (best === -1 || (weights[best] ?? 0) <= 0) return null;
	let [first, last] = [best, best];
	const fits = (a: number, b: number) => lengthOf(sentences.slice(a, b + 1).join(' ')) <= LONGEST;
	for (let index = best + 1; index < sentences.length && fits(first, index); index += 1) {
		if ((weights[index] ?? 0) > 0 || PUTS_RIGHT.pattern.test(sentences[index] ?? '')) last = index;
	}
	for (let index = best - 1; index >= 0 && fits(index, last); index -= 1) if ((weights[index] ?? 0) > 0) first = index;
	// What follows goes on with it, while it is quick to read.
	const isFew = (a: number, b: number) => lengthOf(sentences.slice(a, b + 1).join(' ')) <= QUICK;
	while (last + 1 < sentences.length && isFew(first, last + 1) && (weights[last + 1] ?? 0) >= 0) last += 1;
	// A short turn is best told whole, but for nods and what does not belong to it.
	if (lengthOf(text) <= (isWhole ? WHOLE_TURN : SHORT_TURN) && (!isPrice || isWhole)) {
		const goesOn = (index: number) => (weights[index] ?? -1) >= 0;
		const says = (sentence: string) => holdsAFigure(sentence) || (isWhole && lengthOf(sentence) > FEW);
		while (goesOn(last + 1)) last += 1;
		while (goesOn(first - 1) && says(sentences[first - 1] ?? '')) first -= 1;
	}
	const words = standingWords(text, between(text, sentences, first, last));
	const said = saidIn(call, words, turn);
	if (said.quote === '') return null;
	const isStart = text.trimStart().startsWith(words) || isNextToStart(text, words);
	const lack = lackOf(words);
	if (lack === undefined || isPrice) return { said };
	const orStatement = isFigure && lack === 'subject';
	const asked = isStart || orStatement ? saidBefore(call, turn, orStatement) : undefined;
	if (asked !== undefined) return { said, asked };
	return lack === 'subject' && (isFigure || lengthOf(words) < ENOUGH) ? null : { said };
}

/** Words with what they answer or point back to; none where nothing says what they are about. */
export function alone(call: CallText, said: Said, turn: Utterance): InContext | null {
	const points = pointsBack(said.quote);
	const isStart = isNextToStart(turn.text, said.quote);
	if (!points && !(isStart && lengthOf(firstOf(said.quote)) < FEW)) return { said };
	const asked = isStart ? saidBefore(call, turn, points) : undefined;
	if (asked !== undefined) return { said, asked };
	return points || call.turns[turn.index - 1]?.text.endsWith('?') ? null : { said };
}

/** Whether words begin with somebody who is not named, or say little of a thing that is not. */
export function pointsBack(words: string): boolean {
	const first = firstOf(words);
	return LEANS_BACK.pattern.test(first) && (BEGINS_WITH_SOMEBODY.pattern.test(first) || lengthOf(words) < LITTLE);
}

/** The first sentence that says something. */
function firstOf(words: string): string {
	return wholeSentences(words).find((one) => !SAYS_NOTHING.pattern.test(one)) ?? '';
}

/** What words lack to be understood alone: their subject, or what they lean on. */
function lackOf(words: string): 'subject' | 'what is meant' | undefined {
	const first = firstOf(words);
	const [amount] = amountsIn(first);
	const isBare =
		amount !== undefined &&
		amount.kind !== 'count' &&
		amount.kind !== 'share' &&
		holdsOnlyNods(first.slice(0, amount.phrase.start));
	if (isBare || lengthOf(words) < FEW) return 'subject';
	// "A big one, four hours."
	const isFragment = holdsAFigure(first) && !hasFiniteVerb(first);
	return LEANS_BACK.pattern.test(first) || lengthOf(first) < FEW || isFragment ? 'what is meant' : undefined;
}

function holdsAFigure(words: string): boolean {
	return amountsIn(words).length > 0 || datesIn(words).length > 0;
}

function between(text: string, sentences: readonly string[], first: number, last: number): string {
	let at = 0;
	let start = 0;
	for (const [index, sentence] of sentences.entries()) {
		const from = text.indexOf(sentence, at);
		at = from + sentence.length;
		if (index === first) start = from;
		if (index === last) return text.slice(start, at);
	}
	return text;
}

/** Whether only nods stand before the words. */
export function isNextToStart(text: string, words: string): boolean {
	return wholeSentences(text.slice(0, text.indexOf(words))).every((one) => SAYS_NOTHING.pattern.test(one));
}

/**
 * The seller's question that a turn answers, also after one of their own side's.
 *
 * @param orStatement Else the sentence right before it.
 */
export function saidBefore(call: CallText, turn: Utterance, orStatement: boolean): Said | undefined {
	const { index } = turn;
	const before = call.turns.slice(Math.max(0, index - 2), index).findLast((one) => sideOf(call, one) === 'seller');
	const sentence =
		orStatement && before === call.turns[index - 1] ? wholeSentences(before?.text ?? '').at(-1) : undefined;
	const words = questionsIn(before?.text ?? '').at(-1) ?? sentence?.replace(/^(?:\[[^\]]*\]\s*)+/, '') ?? '';
	if (lengthOf(words) > LONGEST_QUESTION || lengthOf(words) < 3 || BROKEN_OFF.pattern.test(words)) return undefined;
	const said = saidIn(call, words, before);
	return said.quote === '' ? undefined : said;
}

/** What may stand before a bare figure: "Yeah, about ". */
const NODS = new Set("yeah yes so well oh and but no like maybe about it's it was that's only or".split(' '));

function holdsOnlyNods(words: string): boolean {
	const said = words.split(/\s+/).filter((word) => word !== '');
	return said.every((word) => /[,.!]$/.test(word) || NODS.has(word.toLowerCase().replaceAll('’', "'")));
}
