/** Cardinal numbers in words, before any scale: "forty-two", "two hundred and fifty", "fifteen hundred". */

import { TENS, UNITS } from './number-words.ts';
import { at, isGlued, type Token } from './tokens.ts';

export interface Cardinal {
	value: number;
	/** The token after it. */
	next: number;
}

export function isNumberWord(word: string): boolean {
	return UNITS.has(word) || TENS.has(word);
}

/** The token after an optional hyphen, as in "twenty-five" or "two-ninety". */
export function pastHyphen(tokens: readonly Token[], index: number): number {
	return at(tokens, index) === '-' && isGlued(tokens, index) && isGlued(tokens, index + 1) ? index + 1 : index;
}

export function belowHundred(tokens: readonly Token[], index: number): Cardinal | null {
	const word = at(tokens, index);
	const small = UNITS.get(word);
	if (small !== undefined) return { value: small, next: index + 1 };
	const tens = TENS.get(word);
	if (tens === undefined) return null;
	const behind = pastHyphen(tokens, index + 1);
	const ones = UNITS.get(at(tokens, behind));
	if (ones === undefined || ones === 0 || ones > 9) return { value: tens, next: index + 1 };
	return { value: tens + ones, next: behind + 1 };
}

/** "a hundred", "two hundred and six", "forty-two hundred"; also "hundred eighty", without its article. */
export function belowThousand(tokens: readonly Token[], index: number): Cardinal | null {
	const word = at(tokens, index);
	const article = (word === 'a' || word === 'one') && at(tokens, pastHyphen(tokens, index + 1)) === 'hundred';
	const bare = word === 'hundred' && opensRest(tokens, index + 1);
	const count = article
		? { value: 1, next: index + 1 }
		: bare
			? { value: 1, next: index }
			: belowHundred(tokens, index);
	if (count === null) return null;
	const hundred = pastHyphen(tokens, count.next);
	if (at(tokens, hundred) !== 'hundred' || count.value === 0) return count;
	const rest = restAt(tokens, hundred + 1);
	const value = count.value * 100;
	return rest === null ? { value, next: hundred + 1 } : { value: value + rest.value, next: rest.next };
}

function restAt(tokens: readonly Token[], index: number): Cardinal | null {
	const from = at(tokens, index) === 'and' ? index + 1 : index;
	const rest = belowHundred(tokens, from);
	return rest !== null && rest.value > 0 ? rest : null;
}

function opensRest(tokens: readonly Token[], index: number): boolean {
	return isNumberWord(at(tokens, at(tokens, index) === 'and' ? index + 1 : index));
}
