/**
 * Chooses between the readings of a clipped number: "three fifty" is 350 or 3.50, "one thousand two" 1,200 or 1,002.
 */

import type { Numeral } from '../numbers/numeral.ts';
import type { Amount } from './amount.ts';

/** Things so cheap that each costs only coins: "two fifty a coffee". */
const SMALL_THINGS = new Set('text message minute mile kilometre litre click page word email cup coffee'.split(' '));
/** Hourly rates, and shop prices in .99, stay below this. */
const THOUSAND = 1000;

export interface Settled {
	value: number;
	reading?: { because: string; other: number };
}

/**
 * Rules, in this order:
 * 1. A small thing costs coins: "two fifty a text" is 2.50.
 * 2. An hour costs less than a thousand: "thirty-four fifty an hour" is 34.50.
 * 3. An amount over a thousand that ends in 99 or 95 is a shop price: "nineteen ninety-nine" is 19.99.
 * 4. Otherwise two adjacent numbers leave out "hundred" or "thousand" ("three fifty", "fourteen seven"), and a single
 * digit after a thousand counts hundreds if it is about money.
 */
export function settle(numeral: Numeral, rate: Pick<Amount, 'per' | 'each'> | null, isMoney: boolean): Settled {
	const { value, other, form } = numeral;
	if (other === undefined) return { value };
	const { per, each } = rate ?? {};
	const coins = (because: string): Settled => ({ value: other, reading: { because, other: value } });
	const whole = (because: string): Settled => ({ value, reading: { because, other } });
	if (form === 'clipped hundreds' || form === 'clipped with oh') {
		if (each !== undefined && SMALL_THINGS.has(each)) return coins(`the price of one ${each}`);
		if (value > THOUSAND && per === 'hour') return coins('the price of an hour');
		if (value > THOUSAND && /(?:99|95)$/.test(String(value))) return coins('ends as prices in shops do');
		return whole('the hundreds are left out');
	}
	if (form === 'clipped thousands') return whole('the thousands are left out');
	return isMoney ? coins('a smaller scale is left out') : whole('no sum of money');
}
