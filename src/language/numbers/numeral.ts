/** Reads the number at a token, however it is written or spoken. */

import { belowHundred, type Cardinal, pastHyphen } from './cardinal.ts';
import { LETTER_SCALES, SCALES, TENS, UNITS } from './number-words.ts';
import type { NumeralForm, Part } from './numeral-form.ts';
import { NUMERAL_FORMS } from './numeral-forms.ts';
import { at, isGlued, isInDigits, type Token } from './tokens.ts';
import { exact } from './written-number.ts';

export interface Numeral {
	value: number;
	/** The token after it. */
	next: number;
	/** The multiplier of its last word: 1000 for `40k` and "forty grand"; 1 for "forty". */
	scale: number;
	digits: boolean;
	isApproximate: boolean;
	/** The value in the other reading of a clipped form: 3.5 for "three fifty". */
	other?: number;
	form: string;
}

const OPENERS: ReadonlySet<string> = new Set([
	...UNITS.keys(),
	...TENS.keys(),
	...'half a an couple dozen hundred quarter'.split(' '),
]);

/** Whether a number can begin with the word. Rules out most words cheaply. */
export function mayOpenNumeral(word: string): boolean {
	return isInDigits(word) || OPENERS.has(word);
}

export function numeralAt(
	tokens: readonly Token[],
	index: number,
	forms: readonly NumeralForm[] = NUMERAL_FORMS,
): Numeral | null {
	if (!mayOpenNumeral(at(tokens, index))) return null;
	if (forms !== NUMERAL_FORMS) return readWith(forms, tokens, index);
	if (latest.tokens !== tokens) latest = { tokens, read: [] };
	const known = latest.read[index];
	if (known !== undefined) return known;
	const numeral = readWith(forms, tokens, index);
	latest.read[index] = numeral;
	return numeral;
}

/** A cache, since several rules ask for the number at the same token. */
let latest: { tokens: readonly Token[]; read: (Numeral | null)[] } = { tokens: [], read: [] };

function readWith(forms: readonly NumeralForm[], tokens: readonly Token[], index: number): Numeral | null {
	const isDigits = isInDigits(at(tokens, index));
	for (const form of forms) {
		if (isDigits && form.isOfWords === true) continue;
		const part = form.pattern(tokens, index);
		if (part !== null) return scaled(tokens, part, form.id);
	}
	return null;
}

/** The scale at a token. One-letter scales other than "k" must follow their digits directly. */
export function scaleAt(tokens: readonly Token[], index: number): Cardinal | null {
	const hyphen = pastHyphen(tokens, index);
	const word = at(tokens, hyphen);
	const value = SCALES.get(word);
	if (value === undefined || (LETTER_SCALES.has(word) && word !== 'k' && !isGlued(tokens, index))) return null;
	return { value, next: hyphen + 1 };
}

/**
 * "two hundred and fifty thousand three hundred": each scale multiplies what is before it, and a smaller one adds to
 * it.
 */
function scaled(tokens: readonly Token[], part: Part, form: string): Numeral {
	const scale = part.isWhole === true ? null : scaleAt(tokens, part.next);
	if (scale === null) return numeralOf(part, form, part.value, part.next, part.scale ?? 1, part.other);
	let total = part.value * scale.value;
	let last = scale;
	for (;;) {
		const half = andAHalf(tokens, last);
		if (half !== null) return numeralOf(part, form, total + half.value, half.next, scale.value);
		const joint = at(tokens, last.next) === 'and' ? last.next + 1 : last.next;
		const rest = part.digits === true ? null : belowThousandWords(tokens, joint);
		const isApart = rest !== null && joint > last.next && rest.value < 10 && TENS.has(at(tokens, rest.next));
		// "four thousand and three fifty a month": another sum, in its short form.
		if (rest === null || isApart) return numeralOf(part, form, total, last.next, scale.value);
		const smaller = scaleAt(tokens, rest.next);
		if (smaller === null || smaller.value >= last.value) {
			const clipped = joint === last.next ? clippedRest(last.value, rest.value) : undefined;
			const other = clipped === undefined ? undefined : total + clipped;
			return numeralOf(part, form, total + rest.value, rest.next, scale.value, other);
		}
		total += rest.value * smaller.value;
		last = smaller;
	}
}

function numeralOf(part: Part, form: string, value: number, next: number, scale: number, other?: number): Numeral {
	const numeral: Numeral = {
		value: exact(value),
		next,
		scale,
		digits: part.digits === true,
		isApproximate: part.isApproximate === true,
		form,
	};
	if (other !== undefined) numeral.other = exact(other);
	return numeral;
}

/** "one thousand two" may mean 1,200, "three lakh fifty" three and a half lakh. */
function clippedRest(scale: number, rest: number): number | undefined {
	if (scale === 1e3 && rest < 10) return rest * 100;
	return scale === 1e5 && rest >= 10 && rest < 100 ? rest * 1000 : undefined;
}

/** "a grand and a half". */
function andAHalf(tokens: readonly Token[], { value, next }: Cardinal): Cardinal | null {
	const isHalf = at(tokens, next) === 'and' && at(tokens, next + 1) === 'a' && at(tokens, next + 2) === 'half';
	return isHalf ? { value: value / 2, next: next + 3 } : null;
}

function belowThousandWords(tokens: readonly Token[], index: number): Cardinal | null {
	const count = belowHundred(tokens, index);
	if (count === null || count.value === 0) return null;
	if (at(tokens, count.next) !== 'hundred') return count;
	const joint = at(tokens, count.next + 1) === 'and' ? count.next + 2 : count.next + 1;
	const rest = belowHundred(tokens, joint);
	const value = count.value * 100;
	return rest === null ? { value, next: count.next + 1 } : { value: value + rest.value, next: rest.next };
}
