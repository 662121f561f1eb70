/** Which amount of the call a model means: what `src/language` reads there counts, not the model's arithmetic. */

import type { Amount } from '#language/amounts/amount.ts';
import { standing, sumOf } from '../money.ts';
import type { Utterance } from '../utterances.ts';
import type { Found } from './find-words.ts';

export interface SaidSum {
	amount: Amount;
	value: number;
}

type Accepts = (amount: Amount) => boolean;

export const isMoney: Accepts = ({ kind }) => kind === 'money' || kind === 'number' || kind === 'count';
export const isAny: Accepts = () => true;

/** How far two values may be apart to be the same, as a part of them; "a third" may be given as 33. */
const NEAR = 0.001;
const NEAR_SHARE = 0.011;

/**
 * The amount that is read in the words or else in their turn and is the one that the model gives. Where it gives
 * another, or none, the only one in the words; null where nothing or more than one thing could be meant.
 */
export function sumSaid(
	turns: readonly Utterance[],
	{ index, start, end }: Found,
	given: number | null,
	accepts: Accepts,
): SaidSum | null {
	const amounts = standing(turns, index).filter(accepts);
	const inWords = amounts.filter((amount) => amount.phrase.start < end && amount.phrase.end > start);
	for (const amount of [...inWords, ...amounts]) {
		const value = given === null ? null : valueMeant(amount, given);
		if (value !== null) return { amount, value };
	}
	const [only, ...others] = inWords;
	if (only === undefined || others.some((other) => other.start !== only.start)) return null;
	const value = sumOf(only);
	return value === null ? null : { amount: only, value };
}

/** Of a range the lower figure, whichever of the two the model gives. */
function valueMeant(amount: Amount, given: number): number | null {
	const { kind, value, low, high, reading } = amount;
	const apart = kind === 'share' ? NEAR_SHARE : NEAR;
	if ([value, low, high].some((one) => isNear(one, given, apart))) return sumOf(amount);
	return isNear(reading?.other, given, apart) ? given : null;
}

function isNear(one: number | null | undefined, other: number, apart: number): boolean {
	return typeof one === 'number' && Math.abs(one - other) <= Math.abs(one) * apart;
}
