import { cited, type Said, saidIn, sideOf } from '#call-facts/call-text.ts';
import { FARTHEST, lengthOf } from '#call-facts/near-words.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { THOUSANDS } from './price-sums.ts';

/** In turns: a figure is put right soon. */
const SOON = 6;
/** In words: a figure that somebody throws in, or takes back. */
const BARE = 7;
/** What takes the place of a figure is of its size. */
const MOST_APART = 4;

/**
 * "I put in sixteen grand." "Eighteen." "Was it?" … "Eighteen, then.": the words in which its speaker takes a figure back,
 * else what a colleague of theirs throws in at once.
 */
export function correctedBy(reading: Reading, { quote, line }: Said): string | undefined {
	const turn = reading.turnByNumber.get(line);
	const sums = amountsIn(quote)
		.filter(isSum)
		.flatMap(({ value }) => value ?? []);
	if (turn === undefined || sums.length === 0) return undefined;
	const after = reading.turns.slice(turn.index + 1, turn.index + 1 + SOON);
	const words = takenBack(turn, after, sums) ?? thrownIn(reading, turn, after[0], sums);
	const said = words && saidIn(reading, words.text, words.turn);
	return said === undefined || said.quote === '' ? undefined : cited(said);
}

interface Words {
	turn: Utterance;
	text: string;
}

function takenBack({ speaker }: Utterance, after: readonly Utterance[], sums: readonly number[]): Words | undefined {
	for (const turn of after) {
		if (turn.speaker !== speaker) continue;
		const text = wholeSentences(turn.text.slice(0, FARTHEST)).find(
			(one) => lengthOf(one) <= BARE && TAKES_BACK.test(one) && putsRight(one, sums),
		);
		if (text !== undefined) return { turn, text };
	}
	return undefined;
}

/** "Eighteen, then." "Six now." */
const TAKES_BACK = /[\p{L}\d],? (?:then|now)[.!]?$/iu;

function thrownIn(
	reading: Reading,
	turn: Utterance,
	next: Utterance | undefined,
	sums: readonly number[],
): Words | undefined {
	if (next === undefined || next.speaker === turn.speaker || sideOf(reading, next) !== sideOf(reading, turn))
		return undefined;
	const text = next.text.trim();
	return lengthOf(text) <= BARE && !text.includes('?') && putsRight(text, sums) ? { turn: next, text } : undefined;
}

/** Whether words name another figure of the size of one, and none of those. */
function putsRight(words: string, sums: readonly number[]): boolean {
	const [right, ...more] = amountsIn(words).filter(isSum);
	const value = right?.value ?? null;
	if (value === null || more.length > 0) return false;
	const meant = THOUSANDS.map((by) => value * by);
	const isOfItsSize = (sum: number) => meant.some((one) => one <= sum * MOST_APART && sum <= one * MOST_APART);
	return !sums.some((sum) => meant.includes(sum)) && sums.some(isOfItsSize);
}

/** Money, and a number that may be some; no share. */
function isSum({ kind }: Amount): boolean {
	return kind === 'money' || kind === 'number';
}
