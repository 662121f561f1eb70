/**
 * Numbers that leave out "hundred" or "thousand": "three fifty", "fourteen-seven". `settle` chooses between the
 * readings.
 */

import { belowHundred, belowThousand, isNumberWord, pastHyphen } from './cardinal.ts';
import { isNoun } from './function-words.ts';
import { SCALES, UNITS } from './number-words.ts';
import type { NumeralForm } from './numeral-form.ts';
import { at, isGlued, type Token } from './tokens.ts';

export const CLIPPED_FORMS: readonly NumeralForm[] = [
	{
		id: 'clipped with oh',
		isOfWords: true,
		pattern(tokens, index) {
			const whole = belowHundred(tokens, index);
			if (whole === null || whole.value === 0) return null;
			const oh = pastHyphen(tokens, whole.next);
			const digit = UNITS.get(at(tokens, pastHyphen(tokens, oh + 1))) ?? 0;
			if (at(tokens, oh) !== 'oh' || digit < 1 || digit > 9) return null;
			const other = whole.value + digit / 100;
			return { value: whole.value * 100 + digit, next: pastHyphen(tokens, oh + 1) + 1, other, isWhole: true };
		},
		finds: [
			['thirteen oh nine', 1309],
			['four oh five', 405],
		],
		leaves: ['one, oh well', 'two, oh nine'],
	},
	{
		id: 'clipped hundreds',
		isOfWords: true,
		pattern(tokens, index) {
			const whole = belowHundred(tokens, index);
			if (whole === null || whole.value === 0 || isNumberWord(at(tokens, index - 1))) return null;
			const coins = belowHundred(tokens, pastHyphen(tokens, whole.next));
			if (coins === null || coins.value < 10 || coins.value === whole.value || endsOtherwise(tokens, coins.next))
				return null;
			// "twenty, thirty" said fast and "ten twelve people" are guesses between two numbers.
			const isGuess = coins.value > whole.value && (whole.value % 10 === 0 || coins.value - whole.value <= 5);
			if (isGuess && whole.value >= 5 && !isHyphenated(tokens, whole.next)) return null;
			return {
				value: whole.value * 100 + coins.value,
				next: coins.next,
				other: whole.value + coins.value / 100,
				isWhole: true,
			};
		},
		finds: [
			['three fifty', 350],
			['six ninety-five', 695],
			['eleven-fifty', 1150],
			['two-ninety', 290],
			['one twenty-eight', 128],
			['one-twelve', 112],
			['twenty-two sixty', 2260],
			['nineteen ninety-nine', 1999],
		],
		leaves: [
			'twenty five',
			'twenty two twenty two',
			'ten twelve people',
			'thirty forty times',
			'two thirty-minute calls',
		],
	},
	{
		id: 'clipped thousands',
		isOfWords: true,
		pattern(tokens, index) {
			const whole = belowThousand(tokens, index);
			if (whole === null || whole.value === 0 || (whole.value >= 20 && whole.value % 10 === 0)) return null;
			const behind = pastHyphen(tokens, whole.next);
			const digit = UNITS.get(at(tokens, behind)) ?? 0;
			if (digit < 1 || digit > 9 || isNumberWord(at(tokens, index - 1)) || endsOtherwise(tokens, behind + 1))
				return null;
			// "two three weeks" and "three four times" are guesses; "seven one zero" is a telephone number.
			if (digit === whole.value + 1 || isNoun(at(tokens, behind + 1))) return null;
			return {
				value: whole.value * 1000 + digit * 100,
				next: behind + 1,
				other: whole.value + digit / 10,
				isWhole: true,
			};
		},
		finds: [
			['fourteen-seven', 14_700],
			['twenty-six five', 26_500],
			['thirteen two', 13_200],
			['six two', 6200],
			['one-five', 1500],
			['a hundred and seventy-four five', 174_500],
		],
		leaves: [
			'two three weeks',
			'seven one zero',
			'thirty-four one time',
			'six two-bedroom flats',
			'two one-hour sessions',
			'twenty five',
			'a hundred and twenty five',
			'two hundred five',
		],
	},
];

const isScale = (word: string) => SCALES.has(word) && word !== 'k';

/** Whether a further number, a scale or a hyphenated noun gives two adjacent numbers another meaning. */
function endsOtherwise(tokens: readonly Token[], next: number): boolean {
	const word = at(tokens, next);
	return (
		isNumberWord(word) ||
		word === 'hundred' ||
		word === 'point' ||
		(isScale(word) && word !== 'grand') ||
		(pastHyphen(tokens, next) > next && at(tokens, next + 1) !== 'ish' && at(tokens, next + 1) !== 'something') ||
		(word === 'and' && at(tokens, next + 1) === 'a' && at(tokens, next + 2) === 'half')
	);
}

function isHyphenated(tokens: readonly Token[], index: number): boolean {
	return pastHyphen(tokens, index) > index && isGlued(tokens, index);
}
