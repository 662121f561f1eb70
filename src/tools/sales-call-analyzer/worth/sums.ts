import type { Amount } from '#language/amounts/amount.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from './sentence.ts';

/** The sums that are named in a call, as far as a number is likely one. */

/** From here on. */
const LEAST_SUM = 100;

function isSum({ kind, value }: Amount): boolean {
	return kind === 'money' || (kind === 'number' && (value ?? 0) >= LEAST_SUM);
}

/** Null for a range. */
export function sumsIn({ amounts }: Sentence): (number | null)[] {
	return amounts.filter(isSum).map(({ value }) => value);
}

export interface NamedSum {
	sum: number | null;
	/** The place of the turn that names it last. */
	last: number;
}

/** The one that is named last, first. */
export const sumsOf = oncePer((reading: Reading): readonly NamedSum[] => {
	const last = new Map<number | null, number>();
	for (const one of sentencesOf(reading)) for (const sum of sumsIn(one)) last.set(sum, one.turn.index);
	return [...last].map(([sum, index]) => ({ sum, last: index })).toSorted((a, b) => b.last - a.last);
});
