import { cited, saidIn, sideOf } from '#call-facts/call-text.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { Reading } from '../reading.ts';
import type { MainFact } from './main-fact.ts';
import { THOUSANDS } from './price-sums.ts';

/** In words: a figure that somebody throws in. */
const BARE = 4;
/** What takes the place of a figure is of its size. */
const MOST_APART = 4;

/** "I put in sixteen grand." "Eighteen.": what a colleague of theirs throws in at once, another figure of its size. */
export function correctedBy(reading: Reading, { turn, said }: Pick<MainFact, 'turn' | 'said'>): string | undefined {
	const next = reading.turns[turn.index + 1];
	if (next === undefined || next.speaker === turn.speaker || sideOf(reading, next) !== sideOf(reading, turn))
		return undefined;
	const [right, ...more] = next.amounts.filter(isSum);
	if (right === undefined || more.length > 0 || lengthOf(next.text) > BARE || next.text.includes('?')) return undefined;
	const isOther = (sum: number) =>
		THOUSANDS.map((by) => (right.value ?? 0) * by).some(
			(one) => one !== sum && one <= sum * MOST_APART && sum <= one * MOST_APART,
		);
	const sums = amountsIn(said.quote)
		.filter(isSum)
		.flatMap(({ value }) => value ?? []);
	const isSaidAgain = sums.some((sum) => THOUSANDS.some((by) => (right.value ?? 0) * by === sum));
	if (isSaidAgain || !sums.some(isOther)) return undefined;
	const words = saidIn(reading, next.text.trim(), next);
	return words.quote === '' ? undefined : cited(words);
}

/** Money, and a number that may be some; no share. */
function isSum({ kind }: Amount): boolean {
	return kind === 'money' || kind === 'number';
}
