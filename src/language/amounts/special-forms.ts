/** Amounts whose number cannot be read without its unit: "an hour and a half", "a buck fifty", "one in five". */

import { belowHundred, isNumberWord, pastHyphen } from '../numbers/cardinal.ts';
import { isNoun } from '../numbers/function-words.ts';
import { PARTS_OF_A_WHOLE, SCALES } from '../numbers/number-words.ts';
import { mayOpenNumeral, numeralAt } from '../numbers/numeral.ts';
import { ANY_WORD, finderOf, type Slot, wordSlot } from '../numbers/phrase.ts';
import { at, isInDigits, type Token } from '../numbers/tokens.ts';
import { exact } from '../numbers/written-number.ts';
import type { Amount, Period } from './amount.ts';
import { PERIODS } from './periods.ts';

interface Values {
	count: number;
	total: number;
	period: Period;
	fraction: number;
	size: string;
	digits: number;
	money: 'USD' | 'GBP' | 'EUR';
	coins: number;
}

type Said = Pick<Amount, 'kind' | 'value' | 'low' | 'high' | 'unit' | 'currency'>;

export interface SpecialForm {
	id: string;
	pattern: readonly string[];
	amount(values: Partial<Values>): Said | null;
	/** Whether the words that follow change the meaning. */
	unless?(tokens: readonly Token[], next: number): boolean;
	finds: readonly (readonly [text: string, value: number | readonly [number, number]])[];
	leaves: readonly string[];
}

const COUNT: Slot<number> = {
	opens: new Set([
		'#',
		...'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty a'.split(' '),
	]),
	read(tokens, index) {
		const numeral = mayOpenNumeral(at(tokens, index)) ? numeralAt(tokens, index) : null;
		return numeral === null || numeral.scale > 100 ? null : { value: numeral.value, next: numeral.next };
	},
};

const COINS: Slot<number> = {
	opens: ANY_WORD,
	read(tokens, index) {
		const coins = belowHundred(tokens, index);
		return coins === null || coins.value < 5 || /^(?:hundred|percent|%)$/.test(at(tokens, coins.next)) ? null : coins;
	},
};

const share = (value: number): Said => ({ kind: 'share', value: exact(Number((value * 100).toFixed(4))), unit: '%' });
const lasts = (value: number, period: Period | undefined): Said => ({ kind: 'duration', value, unit: period });
const isSmall = (count = 0) => count >= 1 && count <= 20;

const THIRDS: Record<string, readonly [number, number]> = { low: [1, 4], mid: [4, 7], high: [7, 10], '': [1, 10] };

export const SPECIAL_FORMS: readonly SpecialForm[] = [
	{
		id: 'figures',
		// Low, mid and high are a third of the range each: "mid five figures" is 40,000 to 70,000.
		pattern: ['{size} -? {digits} -? figures', '{digits} -? figures'],
		amount({ size = '', digits = 0 }) {
			const [low, high] = THIRDS[size] ?? [1, 10];
			return { kind: 'money', value: null, low: low * 10 ** (digits - 1), high: high * 10 ** (digits - 1) };
		},
		finds: [
			['mid five figures', [40_000, 70_000]],
			['six figures', [100_000, 1_000_000]],
			['low six figures', [100_000, 400_000]],
		],
		leaves: ['five users'],
	},
	{
		id: 'period and a half',
		pattern: ['a|an|one {period} and a half', '{count} {period} and a half'],
		amount: ({ count = 1, period }) => lasts(count + 0.5, period),
		finds: [
			['an hour and a half', 1.5],
			['two years and a half', 2.5],
		],
		leaves: ['a half of it'],
	},
	{
		id: 'part of a period',
		pattern: ['{fraction} of? a|an {period}'],
		amount: ({ fraction = 0, period }) => lasts(fraction, period),
		finds: [
			['half an hour', 0.5],
			['half a day', 0.5],
			['three quarters of an hour', 0.75],
			['a quarter of an hour', 0.25],
		],
		leaves: ['half a page'],
	},
	{
		id: 'an hour a day',
		pattern: ['a|an {period}'],
		amount: ({ period }) => lasts(1, period),
		unless: (tokens, next) => !/^(?:a|an|per|each|every)$/.test(at(tokens, next)) || !PERIODS.has(at(tokens, next + 1)),
		finds: [['an hour a day', 1]],
		leaves: ['an hour', 'a day at sea'],
	},
	{
		id: 'a buck fifty',
		pattern: ['a {money} {coins}'],
		amount: ({ money, coins = 0 }) => ({ kind: 'money', value: 1 + coins / 100, currency: money }),
		unless: (tokens, next) => PERIODS.has(at(tokens, next)) || at(tokens, next) === '-',
		finds: [
			['a buck fifty', 1.5],
			['a pound twenty', 1.2],
		],
		leaves: ['a buck', 'a pound twenty days ago'],
	},
	{
		id: 'one in five',
		pattern: [
			'{count} in {total}',
			'{count} out of {total}',
			'{count} out of every {total}',
			'{count} in every {total}',
		],
		amount: ({ count = 0, total = 0 }) =>
			isSmall(count) && count < total && (count === 1 || total <= 100) ? share(count / total) : null,
		unless: (tokens, next) => PERIODS.has(at(tokens, next)) || /^(?:%|percent|am|pm|:|,\d)$/.test(at(tokens, next)),
		finds: [
			['one in five', 20],
			['one in six', 16.6667],
			['three out of four', 75],
			['nine out of ten', 90],
		],
		leaves: ['one in two weeks', 'one in the morning', 'ten in five'],
	},
	{
		id: 'part of a whole',
		pattern: ['{fraction}'],
		amount: ({ fraction = 0 }) => share(fraction),
		unless: (tokens, next) => {
			const isOfScale = at(tokens, next) === 'of' && at(tokens, next + 1) === 'a' && SCALES.has(at(tokens, next + 2));
			const isLone = /^(?:half|quarter)$/.test(at(tokens, next - 1)) && !isNumberWord(at(tokens, next - 2));
			return isOfScale || isNoun(at(tokens, next)) || at(tokens, next) === '-' || (isLone && at(tokens, next) !== 'of');
		},
		finds: [
			['three quarters', 75],
			['two-thirds', 66.6667],
			['four fifths', 80],
			['half of them', 50],
			['up by a third', 33.3333],
			['a quarter of it', 25],
		],
		leaves: [
			'the first quarter',
			'two quarters clean',
			'three thirds',
			'a third party',
			'a quarter to two',
			'half past',
		],
	},
];

/** Fractions of less than one: "half", "a third", "three quarters". */
const FRACTION: Slot<number> = {
	opens: new Set([...COUNT.opens, 'half', 'a']),
	read(tokens, index) {
		const word = at(tokens, index);
		if (word === 'half') return { value: 0.5, next: index + 1 };
		const count = word === 'a' ? { value: 1, next: index + 1 } : belowHundred(tokens, index);
		if (count === null || count.value === 0) return null;
		const part = pastHyphen(tokens, count.next);
		const parts = PARTS_OF_A_WHOLE.get(at(tokens, part)) ?? 0;
		return count.value < parts ? { value: count.value / parts, next: part + 1 } : null;
	},
};

const named = (words: string, values: readonly number[]) =>
	new Map(words.split(' ').map((word, index): [string, number] => [word, values[index] ?? 0]));

/** Words that can follow digits in a special form. A quick test, since most numbers in digits begin no special form. */
const FOLLOWS_DIGITS: ReadonlySet<string> = new Set([
	...'in out and - hundred'.split(' '),
	...PERIODS.keys(),
	...PARTS_OF_A_WHOLE.keys(),
]);

export interface SpecialAmount {
	said: Said;
	next: number;
}

export function specialReader(forms: readonly SpecialForm[]) {
	const find = finderOf<Values, SpecialForm>(forms, {
		count: COUNT,
		total: COUNT,
		period: wordSlot(PERIODS),
		fraction: FRACTION,
		size: wordSlot(
			new Map([
				['low', 'low'],
				['mid', 'mid'],
				['high', 'high'],
			]),
		),
		digits: wordSlot(named('four five six seven eight', [4, 5, 6, 7, 8])),
		money: wordSlot(
			new Map([
				['buck', 'USD'],
				['pound', 'GBP'],
				['euro', 'EUR'],
			] as const),
		),
		coins: COINS,
	});
	return (tokens: readonly Token[], index: number): SpecialAmount | null => {
		if (isInDigits(at(tokens, index)) && !FOLLOWS_DIGITS.has(at(tokens, index + 1))) return null;
		const found = find(
			tokens,
			index,
			({ unless, amount }, { next, values }) => unless?.(tokens, next) !== true && amount(values) !== null,
		);
		const said = found?.rule.amount(found.values) ?? null;
		return found === null || said === null ? null : { said, next: found.next };
	};
}
