/** What becomes of a price in the call: whose it is, and what they say to it. */

import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf, turnOf } from '../call-text.ts';
import type { Price } from '../facts.ts';
import { FARTHEST, nearWords } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { SUPPOSES } from './number-cues.ts';
import { OF_THE_CLOCK, ONE_AND, PAID_TO_ANOTHER, THEIR_OWN, TURNS_A_SUM_DOWN } from './price-cues.ts';

/** Whether they said no to it the last time that it was named. */
export function isTurnedDown({ turns, facts }: CallText, price: Price): boolean {
	const index = turns.findLastIndex((turn) => names(turn, price.amount));
	const [turn, reply] = turns.slice(index, index + 2);
	const sides = [turn, reply].map((one) => (one === undefined ? undefined : facts.sides[one.speaker]));
	return sides[0] === 'seller' && sides[1] === 'buyer' && !asksElse(turn) && saysNoTo(reply, price.amount);
}

/** "Six forty. Is there anybody else who signs?": a no to that is none to the sum. */
function asksElse(turn: Utterance | undefined): boolean {
	const last = wholeSentences(turn?.text.slice(0, FARTHEST) ?? '').at(-1) ?? '';
	return last.endsWith('?') && amountsIn(last).length === 0;
}

/** Whether one of the first sentences of a reply says no to a sum, and none up to it speaks of another. */
function saysNoTo(reply: Utterance | undefined, sum: number): boolean {
	const sentences = wholeSentences(nearWords(reply?.text ?? '')).slice(0, FIRST);
	const at = sentences.findIndex((one) => TURNS_A_SUM_DOWN.pattern.test(one));
	if (at === -1) return false;
	const said = sentences.slice(0, at + 1).flatMap((one) => amountsIn(one).flatMap(({ value }) => value ?? []));
	const others = said.filter((one) => one >= LEAST_SUM);
	return others.length === 0 || others.some((one) => one === sum || one * THOUSAND === sum);
}

/** Less is seldom a sum: "keep the eight". */
const LEAST_SUM = 10;
const THOUSAND = 1000;

/** In sentences. */
const FIRST = 3;

/** Whether it is a sum that they named first, as what another firm gets, and that the seller only says after them. */
export function isAnothers(call: CallText, price: Price): boolean {
	if (price.accepted === true) return false;
	const index = call.turns.findIndex((turn) => names(turn, price.amount));
	const first = call.turns[index];
	if (first === undefined || sideOf(call, first) !== 'buyer') return false;
	const isEcho = (turn: Utterance, at: number) =>
		sideOf(call, turn) === 'buyer' ||
		(at > 0 && names(call.turns[at - 1] ?? turn, price.amount) && turn.words.length <= ECHO);
	if (!call.turns.every((turn, at) => !names(turn, price.amount) || isEcho(turn, at))) return false;
	const { alternatives } = call.facts;
	const near = call.turns.slice(Math.max(0, index - 2), index + 1).filter((turn) => sideOf(call, turn) === 'buyer');
	return (
		PAID_TO_ANOTHER.pattern.test(nearWords(first.text)) ||
		near.some(({ number }) => alternatives.some(({ lines }) => lines.includes(number)))
	);
}

/** In words: what is longer says something of its own. */
const ECHO = 8;

/** Whether it is no price of its own: it comes of others, or is no sum. */
export function isNoPrice(call: CallText, price: Price): boolean {
	return isOverTime(call, price) || isAnHour(call, price);
}

/**
 * Whether it is a price over some months or weeks, reckoned in the same words ("six forty for twelve months, that's"), or
 * what other prices come to in a year, with what is paid once.
 */
function isOverTime(call: CallText, price: Price): boolean {
	if (price.by !== 'weights') return false;
	const { amounts = [] } = turnOf(call, price.lines[0] ?? 0) ?? {};
	const spans = new Set(
		amounts.flatMap(({ kind, value }) => (kind === 'duration' && value !== null && value > 1 ? [value] : [])),
	);
	if (amounts.some(({ value, per }) => per !== undefined && value !== null && spans.has(price.amount / value)))
		return true;
	const others = call.facts.prices.filter(({ amount }) => amount < price.amount);
	const once = new Set([0, ...others.map(({ amount }) => amount)]);
	return others.some(({ amount, per }) => per === 'month' && once.has(price.amount - amount * IN_A_YEAR));
}

const IN_A_YEAR = 12;

/** In turns. */
const JUST_BEFORE = 2;
/** In minutes: an hour, and what is said of one. */
const HOUR = 60;
const ROUND = 5;

/** "No starts before nine." "Nine thirty would be better.": whether a bare number is an hour of which they speak. */
function isAnHour(call: CallText, { lines: [line = 0], amount, by }: Price): boolean {
	const turn = turnOf(call, line);
	const [hours, minutes] = [Math.floor(amount / HUNDRED), amount % HUNDRED];
	const reads = hours >= 1 && hours <= 12 && minutes > 0 && minutes < HOUR && minutes % ROUND === 0;
	if (turn === undefined || by !== 'weights' || !reads) return false;
	const said = turn.amounts.filter(({ value }) => value === amount);
	if (said.some((one) => one.currency !== undefined || one.per !== undefined)) return false;
	const near = call.turns.slice(Math.max(0, turn.index - JUST_BEFORE), turn.index + 1);
	return near.some(({ text }) => OF_THE_CLOCK.pattern.test(nearWords(text)));
}

/** In sentences. */
const NEAR = 2;

/** Whether it follows from figures of theirs, in its sentence or those before: what they lose, save or win. */
export function isSupposed(call: CallText, { lines, quote, accepted }: Price): boolean {
	const sentences = wholeSentences(turnOf(call, lines[0] ?? 0)?.text.slice(0, FARTHEST) ?? '');
	const at = sentences.findIndex((one) => one.includes(quote) || quote.includes(one));
	const near = [...sentences.slice(Math.max(0, at - NEAR), Math.max(0, at)), quote];
	return accepted !== true && near.some((one) => SUPPOSES.pattern.test(one));
}

/** Whether it is a bare number of theirs: what was counted before, or "with your five hundred and twenty". */
export function isCounted(call: CallText, price: Price): boolean {
	const turn = turnOf(call, price.lines[0] ?? 0);
	if (turn === undefined) return false;
	const said = turn.amounts.filter(({ value }) => value === price.amount);
	const isBare = (one: Amount) => one.kind === 'number' && (one.currency ?? one.per ?? one.each) === undefined;
	return said.length > 0 && said.every((one) => isBare(one) && THEIR_OWN.pattern.test(turn.text.slice(0, one.start)));
}

/** Where it was said as "a dollar thirty-five", the whole of it. */
export function withItsOne(call: CallText, price: Price): Price {
	const turn = turnOf(call, price.lines[0] ?? 0);
	const isHundredths = price.amount < HUNDRED && price.amount >= 1;
	const said = turn?.amounts.find(({ value }) => value === price.amount);
	if (turn === undefined || said === undefined || !isHundredths) return price;
	if (!ONE_AND.pattern.test(turn.text.slice(0, said.start))) return price;
	return { ...price, amount: 1 + price.amount / HUNDRED, ...(said.each === undefined ? {} : { per: 'unit' }) };
}

const HUNDRED = 100;

function names({ amounts }: Utterance, sum: number): boolean {
	return amounts.some(({ value, low }) => (value ?? low) === sum);
}
