import { sideOf } from '#call-facts/call-text.ts';
import { isLeftSoon } from '#call-facts/left-part.ts';
import { ASKS_THE_PRICE } from '#call-facts/sum-cues.ts';
import { DONE } from '#call-facts/told/deal-cues.ts';
import { hourIn } from '#call-facts/told/hour.ts';
import { NAMES_A_PRICE } from '#call-facts/told/offer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { beforeMoney, PLUS_TAX } from './price-sums.ts';

/** What becomes of the turns in which the seller names a price. */

/** Of what is named later: a first price that is so much less is that of a part. */
const OF_A_PART = 100;

/** The first turn that names a price, and does not only repeat theirs; none of a mere part. */
export function openingOf(
	reading: Reading,
	names: readonly Utterance[],
	known: (turn: Utterance) => ReadonlySet<number>,
): Utterance | undefined {
	const first = names.find((turn) => !repeats(reading, turn, known(turn))) ?? names[0];
	if (first === undefined) return undefined;
	const most = Math.max(...known(first)) * OF_A_PART;
	const whole = names.find(
		(turn) => turn.number > first.number && Math.max(...known(turn)) > most && NAMES_A_PRICE.pattern.test(turn.text),
	);
	return whole ?? first;
}

/** Whether they say at once a plain yes to what a turn of the seller's names. */
export function isTaken(reading: Reading, turn: Utterance | undefined): boolean {
	const next = turn && reading.turns[turn.index + 1];
	const { kind } = reading.facts.outcome;
	if (next === undefined || (kind !== 'agreed' && kind !== 'next-step')) return false;
	const [first = ''] = wholeSentences(next.text);
	return sideOf(reading, next) === 'buyer' && DONE.pattern.test(first);
}

export function isLeft({ turns, facts }: Reading, { index }: Utterance): boolean {
	return isLeftSoon(facts, turns, index);
}

/** Of the clock. */
const LATEST = 24;

/** "At ten. Your ten or our ten?" "Let's say your ten." */
export function isHour({ turns }: Reading, { index }: Utterance, sum: number): boolean {
	const before = turns[index - 1];
	return sum <= LATEST && before !== undefined && hourIn(before) !== undefined;
}

/** "And what's that, in money?" "I'd say four thousand eight hundred." */
export function answersThePrice({ turns, facts }: Reading, { index }: Utterance, sentence: string): boolean {
	const before = turns[index - 1];
	const isAsked =
		before !== undefined && facts.sides[before.speaker] === 'buyer' && ASKS_THE_PRICE.pattern.test(before.text);
	return isAsked && /^(?:it['’]s |it['’]d be |that['’]d be |i['’]d say )?$/i.test(beforeMoney(sentence));
}

/** "I run four thousand a month." "Four thousand a month. Okay.": only sums that they just named. */
function repeats(reading: Reading, turn: Utterance, sums: ReadonlySet<number>): boolean {
	const before = reading.turns[turn.index - 1];
	if (before === undefined || sideOf(reading, before) !== 'buyer' || PLUS_TAX.test(turn.text)) return false;
	return [...sums].every((sum) => before.amounts.some(({ value }) => value === sum));
}
