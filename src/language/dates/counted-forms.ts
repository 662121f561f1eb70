import { at } from '../numbers/tokens.ts';
import type { DateForm } from './date-form.ts';
import { CALENDAR_UNITS } from './date-words.ts';
import type { CalendarUnit } from './when.ts';

/** "A fortnight" is two weeks, "in a week's time" one. */
function counted(words: readonly string[], unit?: CalendarUnit, count = 1): { unit: CalendarUnit; count: number } {
	if (unit !== undefined) return { unit, count };
	if (words.some((word) => word.startsWith('fortnight'))) return { unit: 'week', count: 2 };
	const named = words.map((word) => CALENDAR_UNITS.get(word.replace("'s", ''))).find((found) => found !== undefined);
	return { unit: named ?? 'week', count };
}

/** Days and periods counted from today: "in three weeks", "two days ago". */
export const COUNTED_FORMS: readonly DateForm[] = [
	{
		id: 'counted from today',
		pattern: [
			"in {count} {unit} ' time",
			"in a week's|month's|year's|quarter's time",
			'in {count} {unit}',
			'in a fortnight',
			"in a fortnight's time",
			'within {count} {unit}',
			'{count} {unit} from now|today',
			'a fortnight from now|today',
			'a week today',
		],
		when: ({ count, unit }, words) => ({
			in: counted(words, unit, count),
			...(words[0] === 'within' ? { bound: 'by' } : {}),
		}),
		unless: (tokens, _, next) => /^(?:a|per|of|each|out)$/.test(at(tokens, next)) || at(tokens, next) === '-',
		finds: [
			['in two weeks', { in: { unit: 'week', count: 2 } }],
			["in two weeks' time", { in: { unit: 'week', count: 2 } }],
			['in a fortnight', { in: { unit: 'week', count: 2 } }],
			['three days from now', { in: { unit: 'day', count: 3 } }],
			['in a couple of months', { in: { unit: 'month', count: 2 } }],
			['within two weeks', { in: { unit: 'week', count: 2 }, bound: 'by' }],
			['in ten minutes', { in: { unit: 'minute', count: 10 } }],
		],
		leaves: ['two weeks of work', 'in two parts', 'in two weeks of work'],
	},
	{
		id: 'counted back',
		pattern: ['{count} {unit} ago|back', 'a fortnight ago'],
		when: ({ count, unit }, words) => {
			const back = counted(words, unit, count);
			return { in: { ...back, count: -back.count } };
		},
		finds: [
			['two weeks ago', { in: { unit: 'week', count: -2 } }],
			['a month ago', { in: { unit: 'month', count: -1 } }],
		],
		leaves: ['two weeks'],
	},
	{
		id: 'today',
		pattern: ['the day after tomorrow {time}?'],
		when: ({ time }) => ({ relative: 'day', offset: 2, ...time }),
		finds: [['the day after tomorrow', { relative: 'day', offset: 2 }]],
		leaves: ['the day after'],
	},
	{
		id: 'tomorrow',
		pattern: ['tomorrow ,? {time}', 'first thing tomorrow', 'tomorrow'],
		when: ({ time }, words) => ({
			relative: 'day',
			offset: 1,
			...(words[0] === 'first' ? { partOfDay: 'morning' } : time),
		}),
		finds: [
			['tomorrow morning', { relative: 'day', offset: 1, partOfDay: 'morning' }],
			['tomorrow by lunch', { relative: 'day', offset: 1, partOfDay: 'lunch' }],
			['tomorrow', { relative: 'day', offset: 1 }],
		],
		leaves: ['the morrow'],
	},
];
