/**
 * A number or a range: "between 30 and 50 thousand", "twelve to fifteen hundred", "eleven, twelve thousand", "£80–90".
 */

import { isNumberWord } from '../numbers/cardinal.ts';
import { type Numeral, numeralAt } from '../numbers/numeral.ts';
import { at, isGlued, type Token } from '../numbers/tokens.ts';
import { CURRENCIES } from './currencies.ts';

export interface SpokenRange {
	low: Numeral;
	high: Numeral;
	isRange: boolean;
	/** ISO code, if a sign before the digits names it. */
	currency: string | undefined;
	next: number;
}

export const SIGNS: ReadonlyMap<string, string> = new Map(
	CURRENCIES.flatMap(({ id, signs }) => signs.map((sign): [string, string] => [sign, id])),
);

const COUNTRIES = new Map([
	['us', 'USD'],
	['a', 'AUD'],
	['au', 'AUD'],
	['c', 'CAD'],
	['ca', 'CAD'],
	['nz', 'NZD'],
	['hk', 'HKD'],
	['s', 'SGD'],
	['r', 'BRL'],
]);

/** The currency before a number: a sign, a code, or e.g. `US$`. */
export function signAt(tokens: readonly Token[], index: number): { currency: string; next: number } | null {
	const word = at(tokens, index);
	const country = COUNTRIES.get(word);
	if (country !== undefined && at(tokens, index + 1) === '$') return { currency: country, next: index + 2 };
	const currency = SIGNS.get(word);
	// R means rand only if its digits follow directly, as in R500.
	if (currency === undefined || (word === 'r' && !isGlued(tokens, index + 1))) return null;
	return { currency, next: index + 1 };
}

const JOINTS = new Set(['to', 'or', '–', '-', '—', 'till', 'through']);

export function spokenRangeAt(tokens: readonly Token[], index: number): SpokenRange | null {
	const between = at(tokens, index) === 'between' || at(tokens, index) === 'from';
	const from = between ? index + 1 : index;
	const sign = signAt(tokens, from);
	const low = numeralAt(tokens, sign?.next ?? from);
	if (low === null) return null;
	const isListed = at(tokens, from - 1) === ',' && isNumberWord(at(tokens, from - 2));
	const second = highAt(tokens, low, between, isListed);
	const high = second === null ? null : spread(low, second.numeral);
	if (second === null || high === null) {
		return between ? null : { low, high: low, isRange: false, currency: sign?.currency, next: low.next };
	}
	return {
		low: { ...low, value: high },
		high: second.numeral,
		isRange: true,
		currency: sign?.currency ?? second.currency,
		next: second.numeral.next,
	};
}

function highAt(
	tokens: readonly Token[],
	low: Numeral,
	between: boolean,
	isListed: boolean,
): { numeral: Numeral; currency: string | undefined } | null {
	const joint = at(tokens, low.next);
	const joins = JOINTS.has(joint) || (between && joint === 'and');
	const isGuess = !joins && !low.digits && !isListed;
	if (!joins && !isGuess) return null;
	const from = joins || joint === ',' ? low.next + 1 : low.next;
	const sign = joins ? signAt(tokens, from) : null;
	const second = numeralAt(tokens, sign?.next ?? from);
	if (second === null || (isGuess && !isNeighbour(tokens, low, second))) return null;
	return { numeral: second, currency: sign?.currency };
}

/** "six, seven hundred" and "ten twelve people" guess between two numbers; "two, three and four" is a list. */
function isNeighbour(tokens: readonly Token[], low: Numeral, high: Numeral): boolean {
	const from = low.value / low.scale;
	const to = high.value / high.scale;
	const goesOn = at(tokens, high.next);
	const isList = (goesOn === ',' || goesOn === 'and') && numeralAt(tokens, high.next + 1) !== null;
	const near = (a: number, b: number) => a < b && b <= a * 1.5 + 1;
	return !high.digits && !isList && low.value > 1 && (near(from, to) || near(low.value, high.value));
}

/** The low end, which takes the scale of the high end if it has none. Null if it is not below the high end. */
function spread(low: Numeral, high: Numeral): number | null {
	const shared = low.scale === 1 && high.scale > 1 && low.value * high.scale <= high.value;
	const value = shared ? low.value * high.scale : low.value;
	return value < high.value ? value : null;
}
