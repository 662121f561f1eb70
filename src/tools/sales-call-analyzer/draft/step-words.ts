import { cited, citedOnly, nameOf, saidBy, saidIn, sideOf, turnOf } from '#call-facts/call-text.ts';
import type { Commitment } from '#call-facts/facts.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import { isNextToStart } from '#call-facts/told/in-context.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { isMeeting } from './step-ahead.ts';
import { daysText, movedBy } from './step-days.ts';

/** A step in words: who does it, on which day, and what it is of. */

/** Who does a step on which day, with the words of it. */
export function stepText(reading: Reading, step: Commitment): string {
	const who = isMeeting(step) ? phrases.BOTH_AGAIN : doerOf(reading, step);
	const milestone = phrases.milestone(who, daysText(reading, step) ?? '');
	return bareMeeting(reading, step) ?? phrases.step(milestone, withItsThing(reading, step));
}

/** What is to be done, in their words; of a meeting whose words are little more than its hour, what it is. */
export function actionText(reading: Reading, step: Commitment): string {
	return bareMeeting(reading, step) ?? withItsThing(reading, step);
}

/** "Half past eight?": a meeting whose words are little more than its day and hour, without them. */
function bareMeeting(reading: Reading, step: Commitment): string | undefined {
	const days = daysText(reading, step);
	const words = [step.quote, step.thing?.quote ?? ''];
	if (days === undefined || !isMeeting(step) || words.some((one) => lengthOf(one) > OF_A_DAY)) return undefined;
	return phrases.stepAt(phrases.milestone(phrases.BOTH_AGAIN, days), saidBy(reading, step).line);
}

/** In words. */
const OF_A_DAY = 10;

/** Whoever promised; nobody where they speak of somebody else, "She'll sign it tonight", or of a day on which nobody meets. */
export function doerOf(reading: Reading, promise: Commitment): string {
	if (isMeeting(promise)) return nameOf(reading, promise.owner);
	const isDay = promise.owner === BOTH && promise.kind === 'meet';
	const sentences = wholeSentences(promise.quote);
	if (isDay || OF_SOMEBODY.test(sentences.at(-1) ?? '')) return '';
	return namedDoer(reading, sentences[0] ?? '') ?? nameOf(reading, promise.owner);
}

/** "Aoife will send you the quote.": whoever is on the call, too. */
function namedDoer({ call }: Reading, sentence: string): string | undefined {
	const name = /^(?:(?:And|So|Then),? )?([A-Z]\p{L}+)(?:['’]ll| will) /u.exec(sentence)?.[1];
	return name === undefined ? undefined : call.speakers.find((one) => one.name.split(' ')[0] === name)?.name;
}

const OF_SOMEBODY = /^(?:(?:and|so|then|but|no|yes|yeah|okay),? )*(?:s?he|they)(?:['’]ll| will| can)\b/i;

/** The words of a promise with those that say what it is of. */
export function withItsThing(reading: Reading, promise: Commitment): string {
	const words = [
		...thingOf(reading, promise),
		...meantBefore(reading, promise),
		citedInTurn(reading, promise),
		...movedIn(reading, promise),
	];
	const isTold = (text: string, index: number) =>
		words.some((other, at) => at !== index && quoteIn(other).includes(quoteIn(text)) && (other !== text || at < index));
	const inOrder = words
		.filter((text, index) => !isTold(text, index))
		.toSorted((one, other) => lineOf(one) - lineOf(other));
	return inOrder.join(' ');
}

function lineOf(cited: string): number {
	return Number(/line (\d+)\)$/.exec(cited)?.[1]);
}

function quoteIn(text: string): string {
	return text.split('“')[1]?.split('”')[0] ?? text;
}

/** In words: a promise that says so little is read with the sentence before it. */
const LITTLE = 14;
const SHORT = 3;
const NOD = 5;
const LONGEST = 30;

/** "Put something in writing for Kelvin." "I'll send it this afternoon.": what was said right before, where a promise leans on it. */
export function meantBefore(reading: Reading, promise: Commitment): string[] {
	const turn = turnOf(reading, promise.lines[0] ?? 0);
	const before = turn && reading.turns[turn.index - 1];
	const promised = turn === undefined ? '' : inItsTurn(reading, promise, turn);
	if (before === undefined || promised !== promise.quote || lengthOf(promised) > LITTLE || !LEANS.test(promised))
		return [];
	if (!isNextToStart(turn?.text ?? '', promised)) return [];
	const near = before.text.slice(-FARTHEST);
	const sentences = wholeSentences(near);
	let from = near.length;
	let at = near.length;
	for (const sentence of sentences.toReversed()) {
		at = near.lastIndexOf(sentence, at - 1);
		if (lengthOf(near.slice(at)) > LONGEST) break;
		// "Brilliant. That's made my week.": nods before it are left out.
		if (lengthOf(sentence) > NOD || sentence.endsWith('?')) from = at;
	}
	const words = near.slice(from);
	if (lengthOf(words) < SHORT) return [];
	const said = saidIn(reading, words, before);
	return said.quote === '' ? [] : [...offeredBefore(reading, before, said.quote), cited(said)];
}

/**
 * "I can give you the paper for this." "Please send it." "I send it today.": what the speaker offered, where the wish leans
 * on it.
 */
function offeredBefore(reading: Reading, wish: Utterance, words: string): string[] {
	const offer = reading.turns[wish.index - 1];
	if (offer === undefined || sideOf(reading, offer) === sideOf(reading, wish) || !ASKS_FOR_IT.test(words)) return [];
	const sentence = wholeSentences(offer.text.slice(-FARTHEST)).at(-1) ?? '';
	if (lengthOf(sentence) < SHORT || lengthOf(sentence) > LONGEST || sentence.endsWith('?')) return [];
	const said = saidIn(reading, sentence, offer);
	return said.quote === '' ? [] : [cited(said)];
}

const ASKS_FOR_IT =
	/\b(?:send|give|show|text|e?mail|put|have|see|get|need|want|hear|do)\w* (?:\w+ ){0,2}(?:it|that|this|them|those)\b/i;

const LEANS =
	/\b(?:send|do|get|put|bring|give|e?mail|text|write|show|have|make|ask|ring|call|change|fix|export|print|share|forward|drop)\w* (?:\w+ )?(?:it|that|this|them|these|those|one|him|her)\b/i;

/** "They'll want the data sheets. I'll send these with the contract." */
function citedInTurn(reading: Reading, promise: Commitment): string {
	const turn = turnOf(reading, promise.lines[0] ?? 0);
	return citedOnly(saidIn(reading, inItsTurn(reading, promise, turn), turn));
}

function inItsTurn(reading: Reading, { quote, thing }: Commitment, turn: Utterance | undefined): string {
	const text = turn?.text ?? '';
	const at = text.indexOf(quote);
	const before = wholeSentences(text.slice(0, Math.max(0, at))).at(-1) ?? '';
	const isTold = reading.facts.next.some((one) => one.quote.includes(before));
	const isLong = lengthOf(quote) > LITTLE || lengthOf(before) > LONGEST;
	if (thing !== undefined || isTold || isLong || lengthOf(before) < SHORT || before.endsWith('?')) return quote;
	return text.slice(text.lastIndexOf(before, at), at + quote.length);
}

/** The words that move it to another day. */
function movedIn(reading: Reading, promise: Commitment): string[] {
	const turn = turnOf(reading, promise.lines[0] ?? 0);
	const moved = turn && movedBy(reading, turn);
	return moved === undefined ? [] : [citedOnly(saidIn(reading, moved.words, moved.turn))];
}

/** The words that name what is promised, where those of the promise do not. */
function thingOf(reading: Reading, { thing }: Commitment): string[] {
	const said = thing && saidIn(reading, thing.quote, turnOf(reading, thing.turn));
	return said === undefined || said.quote === '' ? [] : [cited(said)];
}
