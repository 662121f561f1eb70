/** The ways in which people say or write a number, each with examples of what it finds and leaves alone. */

import { belowHundred, belowThousand } from './cardinal.ts';
import { CLIPPED_FORMS } from './clipped-forms.ts';
import { SCALES, UNITS } from './number-words.ts';
import type { NumeralForm } from './numeral-form.ts';
import { at, isInDigits, type Token } from './tokens.ts';
import { writtenNumber } from './written-number.ts';

const words = (tokens: readonly Token[], index: number, ...expected: string[]) =>
	expected.every((word, offset) => at(tokens, index + offset) === word);

const isScale = (word: string) => SCALES.has(word) && word !== 'k';

/** The first form that can read a number wins. */
export const NUMERAL_FORMS: readonly NumeralForm[] = [
	{
		id: 'part of a scale',
		isOfWords: true,
		pattern(tokens, index) {
			if (words(tokens, index, 'half', 'a') && isScale(at(tokens, index + 2))) return { value: 0.5, next: index + 2 };
			if (words(tokens, index, 'half', 'a', 'dozen')) return { value: 6, next: index + 3, isWhole: true };
			const quarters = words(tokens, index, 'three', 'quarters') ? 3 : words(tokens, index, 'a', 'quarter') ? 1 : 0;
			if (quarters === 0 || !words(tokens, index + 2, 'of', 'a') || !isScale(at(tokens, index + 4))) return null;
			return { value: quarters / 4, next: index + 4 };
		},
		finds: [
			['half a million', 500_000],
			['half a grand', 500],
			['three quarters of a million', 750_000],
			['a quarter of a million', 250_000],
			['half a dozen', 6],
		],
		leaves: ['half a day', 'half a page', 'a quarter of a year', 'half of them'],
	},
	{
		id: 'couple',
		isOfWords: true,
		pattern(tokens, index) {
			const couple = words(tokens, index, 'a', 'couple') ? index + 2 : at(tokens, index) === 'couple' ? index + 1 : -1;
			if (couple < 0) return null;
			const of = at(tokens, couple) === 'of';
			if (!of && couple === index + 1) return null;
			const next = of ? couple + 1 : couple;
			const hundreds = at(tokens, next) === 'hundred';
			return hundreds ? { value: 200, next: next + 1, isApproximate: true } : { value: 2, next, isApproximate: true };
		},
		finds: [
			['a couple of hundred', 200],
			['a couple grand', 2000],
			['a couple of thousand', 2000],
			['couple of weeks', 2],
		],
		leaves: ['the couple next door'],
	},
	{
		id: 'dozen',
		isOfWords: true,
		pattern(tokens, index) {
			const one = words(tokens, index, 'a', 'dozen');
			const count = one ? { value: 1, next: index + 1 } : belowHundred(tokens, index);
			if (count === null || at(tokens, count.next) !== 'dozen') return null;
			return { value: count.value * 12, next: count.next + 1, isWhole: true };
		},
		finds: [
			['a dozen', 12],
			['two dozen', 24],
		],
		leaves: ['dozens of calls'],
	},
	{
		id: 'decimal point',
		isOfWords: true,
		pattern(tokens, index) {
			const whole = belowThousand(tokens, index);
			if (whole === null || at(tokens, whole.next) !== 'point') return null;
			let decimals = '';
			let next = whole.next + 1;
			for (; decimals.length < 4; next++) {
				const digit = at(tokens, next) === 'oh' ? 0 : (UNITS.get(at(tokens, next)) ?? 10);
				if (digit > 9) break;
				decimals += digit;
			}
			return decimals === '' ? null : { value: Number(`${whole.value}.${decimals}`), next };
		},
		finds: [
			['two point four', 2.4],
			['one point nine', 1.9],
			['two point four k', 2400],
			['zero point oh five', 0.05],
			['one point two five million', 1_250_000],
		],
		leaves: ['at that point two of us'],
	},
	{
		id: 'and a half',
		pattern(tokens, index) {
			const digits = digitsAt(tokens, index);
			const whole = digits ?? belowThousand(tokens, index);
			if (whole === null || at(tokens, whole.next) !== 'and') return null;
			const part = { digits: digits !== null };
			const from = whole.next + 1;
			if (words(tokens, from, 'a', 'half')) return { value: whole.value + 0.5, next: from + 2, ...part };
			if (words(tokens, from, 'a', 'quarter')) return { value: whole.value + 0.25, next: from + 2, ...part };
			if (words(tokens, from, 'three', 'quarters')) return { value: whole.value + 0.75, next: from + 2, ...part };
			return null;
		},
		finds: [
			['four and a half thousand', 4500],
			['nineteen and a half thousand', 19_500],
			['six and a half K', 6500],
			['one and three quarters', 1.75],
			['2 and a half', 2.5],
		],
		leaves: ['half and half'],
	},
	...CLIPPED_FORMS,
	{
		id: 'words',
		isOfWords: true,
		pattern(tokens, index) {
			const count = belowThousand(tokens, index);
			if (count !== null) return { ...count, ...(endsInHundred(tokens, count.next) ? { scale: 100 } : {}) };
			const word = at(tokens, index);
			const article = word === 'a' || word === 'an';
			return article && isScale(at(tokens, index + 1)) && at(tokens, index + 1).length > 2
				? { value: 1, next: index + 1 }
				: null;
		},
		finds: [
			['forty', 40],
			['forty-two hundred', 4200],
			['fifteen hundred', 1500],
			['two hundred and fifty thousand', 250_000],
			['sixty-two thousand two hundred and eight', 62_208],
			['one thousand four hundred sixty', 1460],
			['a hundred and ten', 110],
			['hundred eight thousand', 108_000],
			['a grand and a half', 1500],
			['one crore', 10_000_000],
			['three lakhs', 300_000],
		],
		leaves: ['a few hundred', 'a thousandth', 'a month', 'hundreds of them'],
	},
	{
		id: 'digits',
		pattern(tokens, index) {
			const number = digitsAt(tokens, index);
			if (number === null) return null;
			if (at(tokens, number.next) !== 'hundred') return { ...number, digits: true };
			return { value: number.value * 100, next: number.next + 1, digits: true, scale: 100, isWhole: true };
		},
		finds: [
			['8,000', 8000],
			['40k', 40_000],
			['2.5M', 2_500_000],
			['1,200.50', 1200.5],
			['1.200,50 €', 1200.5],
			['€1.200', 1200],
			['3,50,000', 350_000],
			['15 hundred', 1500],
			['9 500 kr', 9500],
			['R18 500', 18_500],
			['1 200 000 €', 1_200_000],
		],
		leaves: ['2.4.1', '192.168.0.1', 'ME 04101'],
	},
];

const CONTINENTAL: ReadonlySet<string> = new Set(['€', 'euro', 'euros', 'eur', 'zł', 'pln']);
/** With these, a space stands before thousands as well. */
const SPACED: ReadonlySet<string> = new Set([
	...CONTINENTAL,
	...['kr', 'sek', 'nok', 'dkk', 'kronor', 'kroner', 'r', 'rand', 'zar', 'chf', 'francs', 'czk', 'huf'],
]);

function digitsAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const token = tokens[index];
	if (token === undefined || !isInDigits(token.text)) return null;
	const continental = CONTINENTAL.has(at(tokens, index + 1)) || CONTINENTAL.has(at(tokens, index - 1));
	const isShare = at(tokens, index + 1) === '%' && /^\d{1,2},\d{1,2}$/.test(token.text);
	const value = writtenNumber(token.text, continental || isShare);
	return value === null ? null : (thousandsAt(tokens, index) ?? { value, next: index + 1 });
}

/** A sum with spaces before its thousands, beside the name or sign of its currency: "9 500 kr", "R18 500". */
function thousandsAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	let next = index + 1;
	let digits = at(tokens, index);
	if (!/^[1-9]\d{0,2}$/.test(digits)) return null;
	for (; /^\d{3}$/.test(at(tokens, next)) && tokens[next]?.start === (tokens[next - 1]?.end ?? 0) + 1; next++)
		digits += at(tokens, next);
	const isSum = SPACED.has(at(tokens, next)) || SPACED.has(at(tokens, index - 1));
	return next > index + 1 && isSum ? { value: Number(digits), next } : null;
}

function endsInHundred(tokens: readonly Token[], next: number): boolean {
	return at(tokens, next - 1) === 'hundred';
}
