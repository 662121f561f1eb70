import { pastHyphen } from './cardinal.ts';
import { ORDINALS } from './number-words.ts';
import { at, isGlued, type Token } from './tokens.ts';

/** A number from 1 to 31, and the token after it. */
interface DayNumber {
	value: number;
	next: number;
}

/** "fourteenth", "14th" or "twenty-first" at a token, as a day of a month. */
export function ordinalAt(tokens: readonly Token[], index: number): DayNumber | null {
	const word = at(tokens, index);
	const simple = ORDINALS.get(word);
	if (simple !== undefined) return { value: simple, next: index + 1 };
	const tens = word === 'twenty' ? 20 : word === 'thirty' ? 30 : 0;
	if (tens > 0) {
		const behind = pastHyphen(tokens, index + 1);
		const ones = ORDINALS.get(at(tokens, behind)) ?? 0;
		return ones > 0 && ones < 10 && tens + ones <= 31 ? { value: tens + ones, next: behind + 1 } : null;
	}
	const isSuffixed =
		/^\d{1,2}$/.test(word) && isGlued(tokens, index + 1) && /^(?:st|nd|rd|th)$/.test(at(tokens, index + 1));
	return isSuffixed ? dayOf(word, index + 2) : null;
}

/** The day that digits name. */
export function dayOf(digits: string, next: number): DayNumber | null {
	const value = Number(digits);
	return value >= 1 && value <= 31 ? { value, next } : null;
}
