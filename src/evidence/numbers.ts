/** Numbers as digits or words: `8,000`, `40k`, `$2.5M`, "forty", "two hundred and fifty thousand", "half a million". */

import { at, type Token } from './tokens.ts';

export interface Numeral {
	value: number;
	/** The token after it. */
	next: number;
	/** What its last word multiplied by: 1000 for `40k` and "forty grand". */
	scale: number;
	digits: boolean;
}

const SMALL = new Map(
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
		.split(' ')
		.map((word, value) => [word, value]),
);
const TENS = new Map(
	'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const SCALES = new Map([
	['k', 1e3],
	['grand', 1e3],
	['thousand', 1e3],
	['m', 1e6],
	['mm', 1e6],
	['mil', 1e6],
	['mio', 1e6],
	['million', 1e6],
	['bn', 1e9],
	['b', 1e9],
	['billion', 1e9],
]);
/** These stand right behind the digits. */
const GLUED = new Set(['k', 'm', 'mm', 'b', 'bn']);
const DIGITS = /^\d/;

const NUMBER_WORDS =
	/\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|grand|dozen|couple)/i;

/** A cheap test: most lines hold no number. */
export function mayHoldNumber(text: string): boolean {
	return NUMBER_WORDS.test(text);
}

const OPENERS: ReadonlySet<string> = new Set([...SMALL.keys(), ...TENS.keys(), 'half', 'a', 'an', 'couple']);

/** Whether a number can begin with the word: hardly any word is one. */
export function mayOpenNumeral(word: string): boolean {
	return OPENERS.has(word) || DIGITS.test(word);
}

export function numeralAt(tokens: readonly Token[], index: number): Numeral | null {
	const word = at(tokens, index);
	if (OPENERS.has(word)) return wordsAt(tokens, index);
	return digitsAt(tokens, index);
}

function digitsAt(tokens: readonly Token[], index: number): Numeral | null {
	const token = tokens[index];
	if (token === undefined || !DIGITS.test(token.text)) return null;
	const value = Number(token.text.replaceAll(',', ''));
	if (!Number.isFinite(value)) return null;
	const { scale, next } = scaleAt(tokens, index + 1);
	if (scale === 1 && at(tokens, index + 1) === 'hundred')
		return { value: value * 100, next: index + 2, scale: 100, digits: true };
	return { value: exact(value * scale), next, scale, digits: true };
}

/** Keeps 2.3 × 1000 at 2300. */
function exact(value: number): number {
	return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}

function scaleAt(tokens: readonly Token[], index: number): { scale: number; next: number } {
	const token = tokens[index];
	const scale = SCALES.get(token?.low ?? '');
	if (token === undefined || scale === undefined || (GLUED.has(token.low) && token.spaced))
		return { scale: 1, next: index };
	return { scale, next: index + 1 };
}

/** "two hundred and fifty thousand": what is below thousand adds up, then is multiplied. */
function wordsAt(tokens: readonly Token[], index: number): Numeral | null {
	let next = index;
	let total = 0;
	let part = -1;
	let scale = 1;
	const opening = articleAt(tokens, index);
	if (opening !== null) [part, next] = opening;
	for (;;) {
		const word = at(tokens, next);
		const joined = word === '-' && part >= 20 && tokens[next]?.spaced === false ? next + 1 : next;
		const small = SMALL.get(at(tokens, joined));
		const tens = TENS.get(word);
		if (
			small !== undefined &&
			(part < 0 || (part % 10 === 0 && part % 100 !== 10 && (part % 100 > 0 ? small < 10 : part >= 100)))
		) {
			part = Math.max(0, part) + small;
			next = joined + 1;
		} else if (tens !== undefined && (part < 0 || (part >= 100 && part % 100 === 0))) {
			part = Math.max(0, part) + tens;
			next++;
		} else if (word === 'hundred' && part > 0 && part < 100) {
			part *= 100;
			next++;
		} else if (part >= 0 && SCALES.has(word) && !GLUED.has(word)) {
			scale = SCALES.get(word) ?? 1;
			total += part * scale;
			part = -1;
			next++;
			if (SMALL.get(at(tokens, next)) === undefined && TENS.get(at(tokens, next)) === undefined) break;
		} else if (word === 'and' && (part >= 100 || (part < 0 && total > 0)) && isNumberWord(at(tokens, next + 1))) {
			next++;
		} else break;
	}
	if (part < 0 && total === 0) return null;
	return { value: total + Math.max(0, part), next, scale, digits: false };
}

function isNumberWord(word: string): boolean {
	return SMALL.has(word) || TENS.has(word);
}

/** "a hundred", "half a million", "a couple of", "a dozen" */
function articleAt(tokens: readonly Token[], index: number): [part: number, next: number] | null {
	const [first, second, third] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
	if (first === 'half' && second === 'a' && SCALES.has(third) && !GLUED.has(third)) return [0.5, index + 2];
	if (first === 'a' || first === 'an') {
		if (second === 'hundred') return [1, index + 1];
		if (SCALES.has(second) && !GLUED.has(second)) return [1, index + 1];
		if (second === 'dozen') return [12, index + 2];
		if (second === 'couple') return [2, third === 'of' ? index + 3 : index + 2];
	}
	return first === 'couple' && second === 'of' ? [2, index + 2] : null;
}
