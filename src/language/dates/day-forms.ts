import { isNoun } from '../numbers/function-words.ts';
import { at, isGlued } from '../numbers/tokens.ts';
import type { DateForm } from './date-form.ts';

const valid = (month = 0, day = 0) => month >= 1 && month <= 12 && day >= 1 && day <= 31;
const LEADS_A_DAY = /^(?:by|before|until|till|til|on|since|after|from|for|is|was|till)$/;
const MONDAY_TO_SUNDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** Days by date, by weekday, or relative to today. */
export const DAY_FORMS: readonly DateForm[] = [
	{
		id: 'year-month-day',
		pattern: ['{year} ~- ~{digits} ~- ~{second}'],
		when: ({ year, digits: month = 0, second: day = 0 }) => (valid(month, day) ? { year, month, day } : null),
		finds: [['2026-11-23', { year: 2026, month: 11, day: 23 }]],
		leaves: ['2024-13-40', '2024-2025'],
	},
	{
		id: 'month and day',
		pattern: [
			'{weekday}? ,? the? {month} ~.? the? {day} ,? {year} {time}?',
			'{weekday}? ,? the? {month} ~.? the? {day} {time}?',
		],
		when: ({ weekday, month, day, year, time }) => ({ weekday, year, month, day, ...time }),
		unless: (tokens, from, next) =>
			/^(?:may|march)$/.test(tokens[from]?.text ?? '') &&
			!LEADS_A_DAY.test(at(tokens, from - 1)) &&
			!/^\d|^(?:st|nd|rd|th)$/.test(at(tokens, next - 1)),
		finds: [
			['March third', { month: 3, day: 3 }],
			['January 22, 2024', { year: 2024, month: 1, day: 22 }],
			['Thursday, May 23rd at 3pm', { weekday: 4, month: 5, day: 23, time: '15:00' }],
			['April fourteenth', { month: 4, day: 14 }],
		],
		leaves: ['you may first want it', 'March the troops', 'in March 40% left'],
	},
	{
		id: 'day of a month',
		pattern: [
			'{weekday}? ,? the? {day} of {named} ,? {year} {time}?',
			'{weekday}? ,? the? {day} of? {named} {year} {time}?',
			'{weekday}? ,? the? {day} of? {named} ,? {time}',
			'{weekday}? ,? the? {day} of? {named}',
		],
		when: ({ weekday, named: month, day, year, time }) => ({ weekday, year, month, day, ...time }),
		finds: [
			['the fourteenth of March', { month: 3, day: 14 }],
			['Friday 20 March', { weekday: 5, month: 3, day: 20 }],
			['fifteenth January', { month: 1, day: 15 }],
			['Tuesday, the 11th of June, at ten', { weekday: 2, month: 6, day: 11, time: '10:00', or: '22:00' }],
		],
		leaves: ['the second may help', 'twenty of them'],
	},
	{
		id: 'numbers with slashes',
		pattern: ['{digits} ~/ ~{second} ~/ ~{year}', '{digits} ~/ ~{second}'],
		when: ({ digits: first = 0, second = 0, year }) => {
			if (first > 12) return valid(second, first) ? { year, month: second, day: first } : null;
			if (!valid(first, second)) return null;
			const swapped = valid(second, first) && first !== second ? { swapped: { month: second, day: first } } : {};
			return { year, month: first, day: second, ...swapped };
		},
		unless(tokens, from, next) {
			const isShort = next - from < 5;
			const numbers = [Number(at(tokens, from)), Number(at(tokens, from + 2))];
			const isRatio = numbers.every((number) => number <= 12) && !LEADS_A_DAY.test(at(tokens, from - 1));
			const is247 = numbers[0] === 24 && numbers[1] === 7;
			return isShort && (isRatio || is247 || at(tokens, next) === '/');
		},
		finds: [
			['3/14', { month: 3, day: 14 }],
			['14/3/2026', { year: 2026, month: 3, day: 14 }],
			['by 3/4', { month: 3, day: 4, swapped: { month: 4, day: 3 }, bound: 'by' }],
		],
		leaves: ['24/7', '9/10', '50/50', '1/2'],
	},
	{
		id: 'weekday of a month',
		pattern: ['the? {nth} {weekday} of|in {named} {time}?', 'the? {nth} {weekday} of|in the month {time}?'],
		when: ({ nth, weekday, named: month, time }) => ({
			nth,
			weekday,
			...(month === undefined ? { relative: 'month', offset: 0 } : { month }),
			...time,
		}),
		finds: [
			['the second Tuesday of October', { nth: 2, weekday: 2, month: 10 }],
			['first Sunday of the month', { nth: 1, weekday: 7, relative: 'month', offset: 0 }],
		],
		leaves: ['first of the Sundays'],
	},
	{
		id: 'weekday in some weeks',
		pattern: [
			'on? {weekday} week {time}?',
			'on? a week from|on {weekday} {time}?',
			'on? {weekday} fortnight {time}?',
			'{count} weeks from|on {weekday} {time}?',
		],
		when: ({ weekday, count, time }, words) => ({
			weekday,
			plusWeeks: count ?? (words.includes('fortnight') ? 2 : 1),
			...time,
		}),
		unless: (tokens, _, next) => isNoun(at(tokens, next)),
		finds: [
			['Thursday week', { weekday: 4, plusWeeks: 1 }],
			['Friday week at ten', { weekday: 5, plusWeeks: 1, time: '10:00', or: '22:00' }],
			['on Monday week', { weekday: 1, plusWeeks: 1 }],
			['on Monday fortnight', { weekday: 1, plusWeeks: 2 }],
			['a week from Thursday', { weekday: 4, plusWeeks: 1 }],
			['two weeks from Monday', { weekday: 1, plusWeeks: 2 }],
		],
		leaves: ['the Friday weekly call', 'Thursdays, a week each'],
	},
	{
		id: 'weekday of a week',
		pattern: [
			'on? {weekday} {time}? ,? {offset} week {time}?',
			'{offset} week ,? on? {weekday} {time}?',
			'on? {weekday} ,? the week after {time}?',
		],
		when: ({ weekday, offset = 1, time }) => ({ relative: 'week', offset, weekday, ...time }),
		finds: [
			['Friday next week', { relative: 'week', offset: 1, weekday: 5 }],
			['Tuesday the week after, at ten', { relative: 'week', offset: 1, weekday: 2, time: '10:00', or: '22:00' }],
			['next week Monday', { relative: 'week', offset: 1, weekday: 1 }],
		],
		leaves: ['Mondays next week', 'Friday, the weekly'],
	},
	{
		id: 'weekday and day',
		pattern: ['on? {weekday} ,? the {ordinal} ,? {time}', 'on? {weekday} ,? the? {ordinal}'],
		when: ({ weekday, ordinal: day, time }) => ({ weekday, day, ...time }),
		unless: (tokens, _, next) => isNoun(at(tokens, next)) && !MONDAY_TO_SUNDAY.test(at(tokens, next)),
		finds: [
			['Saturday the twenty-eighth, half ten', { weekday: 6, day: 28, time: '10:30', or: '22:30' }],
			['Wednesday the 14th', { weekday: 3, day: 14 }],
		],
		leaves: ['Saturday the second option'],
	},
	{
		id: 'weekday',
		pattern: ['{offset} {weekday} ,? {time}', '{offset} {weekday}', 'on? {weekday} {time}?'],
		when: ({ weekday, offset, time }) => ({
			weekday,
			...(offset === undefined ? {} : { relative: 'week', offset }),
			...time,
		}),
		unless: (tokens, _, next) =>
			/^(?:mornings|afternoons|evenings|nights)$/.test(at(tokens, next)) ||
			(at(tokens, next) === "'" && at(tokens, next + 1) === 's'),
		finds: [
			['next Tuesday at two', { weekday: 2, relative: 'week', offset: 1, time: '02:00', or: '14:00' }],
			['on Friday', { weekday: 5 }],
			['Friday close of play', { weekday: 5, partOfDay: 'end' }],
			['next Tuesday, nine thirty', { weekday: 2, relative: 'week', offset: 1, time: '09:30', or: '21:30' }],
			['Monday after eleven', { weekday: 1, time: '11:00', or: '23:00' }],
		],
		leaves: ['closed on Mondays', 'Friday evenings', 'a payday'],
	},
	{
		id: 'day of the month',
		pattern: ['the {ordinal} ,? {time}', 'the {ordinal}', 'on|by|until|till|before|since {ordinal}'],
		when: ({ ordinal: day, time }) => ({ day, ...time }),
		unless(tokens, from, next) {
			const isLow = /^(?:first|second|third)$/.test(at(tokens, from + 1));
			const isLed = /^(?:on|by|until|till)$/.test(at(tokens, from - 1));
			const follows = at(tokens, next);
			const isOther =
				isNoun(follows) || /^(?:-|of|one|time|and a)$/.test(follows) || (isGlued(tokens, next) && follows === '%');
			return isOther || (isLow && !isLed) || (at(tokens, from) !== 'the' && isLow);
		},
		finds: [
			['the fourteenth', { day: 14 }],
			['by the first', { day: 1, bound: 'by' }],
			['the nineteenth, after ten', { day: 19, time: '10:00', or: '22:00' }],
			['on 15th', { day: 15 }],
		],
		leaves: [
			'the first thing',
			'the second one',
			'the third',
			'the fourth quarter deal',
			'the ninth of them',
			'by a third',
			'the first before the second',
		],
	},
];
