/** The slots in the patterns of dates. */

import { belowHundred, pastHyphen } from '../numbers/cardinal.ts';
import { isNoun } from '../numbers/function-words.ts';
import { ORDINALS, TENS, UNITS } from '../numbers/number-words.ts';
import { mayOpenNumeral, numeralAt } from '../numbers/numeral.ts';
import { dayOf, ordinalAt } from '../numbers/ordinal.ts';
import { ANY_WORD, type Slot, type Slots, wordSlot } from '../numbers/phrase.ts';
import { at, isGlued, type Token } from '../numbers/tokens.ts';
import { bareHourAt, clockAt, suffixAt, type TimeSaid } from './clock.ts';
import { CALENDAR_UNITS, EDGES, MONTHS, OFFSETS, PARTS, SEASONS, WEEKDAYS } from './date-words.ts';
import type { CalendarUnit, Part, Season } from './when.ts';

export interface DateValues {
	month: number;
	/** A month on its own: "May" counts, "may" does not. */
	named: number;
	weekday: number;
	/** "fourteenth", "14th". */
	ordinal: number;
	/** An ordinal or bare digits. */
	day: number;
	/** "first" to "fifth", and "last". */
	nth: number;
	year: number;
	offset: number;
	unit: CalendarUnit;
	count: number;
	part: Part;
	edge: Part;
	season: Season;
	quarter: number;
	digits: number;
	/** The second of two numbers. */
	second: number;
	clock: TimeSaid;
	/** "two" after "at". */
	hour: TimeSaid;
	/** A time after a day: "at ten", "morning", "close of play". */
	time: TimeSaid;
}

const DIGITS = '#';
const ORDINAL_OPENERS = new Set([...ORDINALS.keys(), 'twenty', 'thirty', DIGITS]);

function dayAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const ordinal = ordinalAt(tokens, index);
	if (ordinal !== null) return ordinal;
	const word = at(tokens, index);
	const goesOn = isGlued(tokens, index + 1) && /^[:/%]$/.test(at(tokens, index + 1));
	return /^\d{1,2}$/.test(word) && !goesOn && at(tokens, index + 1) !== '%' ? dayOf(word, index + 1) : null;
}

function yearAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const word = at(tokens, index);
	if (/^(?:19|20)\d\d$/.test(word))
		return isGlued(tokens, index + 1) && at(tokens, index + 1) === 's'
			? null
			: { value: Number(word), next: index + 1 };
	if (word !== 'twenty' && word !== 'nineteen') return null;
	const rest = belowHundred(tokens, pastHyphen(tokens, index + 1));
	const goesOn = rest !== null && (isNoun(at(tokens, rest.next)) || at(tokens, rest.next) === 'hundred');
	if (rest === null || rest.value < 10 || goesOn) return null;
	return word === 'twenty' && rest.value > 49
		? null
		: { value: (word === 'twenty' ? 2000 : 1900) + rest.value, next: rest.next };
}

const COUNT_OPENERS = new Set([DIGITS, ...UNITS.keys(), ...TENS.keys(), 'a', 'an', 'couple', 'half']);

/** A count of periods: "two", "a", "a couple of". */
function countAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const word = at(tokens, index);
	if ((word === 'a' || word === 'an') && CALENDAR_UNITS.has(at(tokens, index + 1)))
		return { value: 1, next: index + 1 };
	const numeral = mayOpenNumeral(word) ? numeralAt(tokens, index) : null;
	return numeral !== null && numeral.value < 1000 && numeral.value > 0
		? { value: numeral.value, next: numeral.next }
		: null;
}

function namedMonthAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const month = MONTHS.get(at(tokens, index));
	const first = tokens[index]?.text.charAt(0) ?? '';
	const isCapital = first !== first.toLowerCase();
	const isCertain = at(tokens, index).length > 4 && !/^(?:march|august)$/.test(at(tokens, index));
	return month !== undefined && (isCapital || isCertain || /^(?:june|july)$/.test(at(tokens, index)))
		? { value: month, next: index + 1 }
		: null;
}

const digits: Slot<number> = {
	opens: new Set([DIGITS]),
	read(tokens, index) {
		const word = at(tokens, index);
		return /^\d{1,4}$/.test(word) ? { value: Number(word), next: index + 1 } : null;
	},
};

const NTH = new Map([...[...ORDINALS].slice(0, 5), ['last', -1] as [string, number]]);

export const SLOTS: Slots<DateValues> = {
	month: wordSlot(MONTHS),
	named: { opens: new Set(MONTHS.keys()), read: namedMonthAt },
	weekday: wordSlot(WEEKDAYS),
	ordinal: { opens: ORDINAL_OPENERS, read: ordinalAt },
	day: { opens: ORDINAL_OPENERS, read: dayAt },
	nth: wordSlot(NTH),
	year: { opens: new Set([DIGITS, 'twenty', 'nineteen']), read: yearAt },
	offset: wordSlot(OFFSETS),
	unit: wordSlot(CALENDAR_UNITS),
	count: { opens: COUNT_OPENERS, read: countAt },
	part: wordSlot(PARTS),
	edge: wordSlot(EDGES),
	season: wordSlot(SEASONS),
	quarter: {
		opens: new Set([DIGITS]),
		read: (tokens, index) =>
			/^[1-4]$/.test(at(tokens, index)) ? { value: Number(at(tokens, index)), next: index + 1 } : null,
	},
	digits,
	second: digits,
	clock: {
		opens: new Set(['half', 'quarter', 'noon', 'midday', 'midnight', DIGITS, ...UNITS.keys(), 'twenty']),
		read: clockAt,
	},
	hour: { opens: ANY_WORD, read: bareHourAt },
	time: { opens: ANY_WORD, read: suffixAt },
};
