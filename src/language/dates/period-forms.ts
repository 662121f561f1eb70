import { isNoun } from '../numbers/function-words.ts';
import { at, isGlued } from '../numbers/tokens.ts';
import type { DateForm } from './date-form.ts';
import { AMBIGUOUS_MONTHS, FEASTS } from './date-words.ts';

const names = [...FEASTS].join('|');
const LEADS_A_MONTH =
	/^(?:by|in|before|until|till|since|from|during|of|for|through|around|after|to|come|and|or|between|on)$/;

const LEADS = /^(?:the|before|by|after|until|till|since|around|over|at|from)$/;
function periodEnding(words: readonly string[]): 'week' | 'month' | 'quarter' | 'year' {
	if (words.some((word) => word === 'month' || word === 'eom')) return 'month';
	if (words.some((word) => word === 'quarter' || word === 'eoq')) return 'quarter';
	return words.includes('week') ? 'week' : 'year';
}

/** Hours, weeks, months, quarters, seasons, years and their parts. */
export const PERIOD_FORMS: readonly DateForm[] = [
	{
		id: 'week after next',
		pattern: ['the {unit} after next', 'the {unit} before last'],
		when: ({ unit: relative }, words) => ({ relative, offset: words.at(-1) === 'last' ? -2 : 2 }),
		finds: [['the week after next', { relative: 'week', offset: 2 }]],
		leaves: ['the week after'],
	},
	{
		id: 'week of a month',
		pattern: ['the? {nth} week of|in {named}', 'the? {nth} week of|in the month'],
		when: ({ nth, named: month }) => ({
			nth,
			isWeek: true,
			...(month === undefined ? { relative: 'month', offset: 0 } : { month }),
		}),
		finds: [
			['first week of December', { nth: 1, isWeek: true, month: 12 }],
			['the last week in March', { nth: -1, isWeek: true, month: 3 }],
		],
		leaves: ['the first week'],
	},
	{
		id: 'part of a month',
		pattern: [
			'the? {part} of {named} ,? {year}',
			'the? {part} of {named}',
			'{edge} -? {named} {year}?',
			'{part} {named}',
		],
		when: ({ part, edge, named: month, year }) => ({ month, year, part: part ?? edge }),
		finds: [
			['the end of July', { month: 7, part: 'end' }],
			['mid-November', { month: 11, part: 'middle' }],
			['early March 2026', { month: 3, year: 2026, part: 'start' }],
			['the middle of August', { month: 8, part: 'middle' }],
		],
		leaves: ['the end of it', 'the late marching band'],
	},
	{
		id: 'part of a quarter',
		pattern: [
			'the? {part} of q ~{quarter} ,? {year}',
			'the? {part} of q ~{quarter}',
			'the? {part} of the {nth} quarter',
			'{edge} -? q ~{quarter}',
		],
		when: ({ part, edge, quarter, nth, year }) => ({ quarter: quarter ?? nth, year, part: part ?? edge }),
		finds: [
			['the end of Q1', { quarter: 1, part: 'end' }],
			['end of the third quarter', { quarter: 3, part: 'end' }],
		],
		leaves: ['the end of Q and A'],
	},
	{
		id: 'part of a season',
		pattern: ['the? {part} of the|this|next|last? {season}', '{edge} -? {season}'],
		when: ({ part, edge, season }) => ({ season, part: part ?? edge }),
		finds: [['the end of the summer', { season: 'summer', part: 'end' }]],
		leaves: ['the end of the fallen'],
	},
	{
		id: 'part of a year by number',
		pattern: ['the? {part} of {year}', '{edge} -? {year}'],
		when: ({ part, edge, year }) => ({ year, part: part ?? edge }),
		finds: [['the end of 2026', { year: 2026, part: 'end' }]],
		leaves: ['the end of 12'],
	},
	{
		id: 'part of a period',
		pattern: [
			'the? {part} of {offset} fiscal|financial|calendar|school? {unit}',
			'the? {part} of the|our|my? fiscal|financial|calendar|school? {unit}',
			'{edge} -? {unit}',
			'{edge} {offset} {unit}',
			'later {offset} {unit}',
		],
		when: ({ part, edge, offset = 0, unit: relative }) => ({ relative, offset, part: part ?? edge ?? 'end' }),
		unless: (tokens, from, next) =>
			at(tokens, next - 1) === 'hour' || (at(tokens, from) === 'mid' && isNoun(at(tokens, next))),
		finds: [
			['end of the month', { relative: 'month', offset: 0, part: 'end' }],
			['the end of next week', { relative: 'week', offset: 1, part: 'end' }],
			['early next week', { relative: 'week', offset: 1, part: 'start' }],
			['the beginning of the financial year', { relative: 'year', offset: 0, part: 'start' }],
		],
		leaves: ['the end of the call'],
	},
	{
		id: 'year end',
		pattern: ['the? year|month|quarter|week -? end', 'the? eoy|eom|eoq', "the? year's end"],
		when: (_, words) => ({ relative: periodEnding(words), offset: 0, part: 'end' }),
		unless: (tokens, from, next) =>
			(isGlued(tokens, next) && at(tokens, next) === '-') ||
			(at(tokens, from) === 'week' && at(tokens, from + 1) === 'end'),
		finds: [
			['year end', { relative: 'year', offset: 0, part: 'end' }],
			['the month-end', { relative: 'month', offset: 0, part: 'end' }],
			['EOQ', { relative: 'quarter', offset: 0, part: 'end' }],
		],
		leaves: ['a dead end'],
	},
	{
		id: 'financial year',
		pattern: ['the? new|next|coming|this|last|current financial|fiscal|tax|school year'],
		when: (_, words) => {
			const offset = words.includes('last') ? -1 : words.some((word) => word === 'this' || word === 'current') ? 0 : 1;
			return { relative: 'year', offset, isFiscal: true };
		},
		finds: [
			['the new financial year', { relative: 'year', offset: 1, isFiscal: true }],
			['this fiscal year', { relative: 'year', offset: 0, isFiscal: true }],
			['last tax year', { relative: 'year', offset: -1, isFiscal: true }],
		],
		leaves: ['the financial side of the year'],
	},
	{
		id: 'quarter',
		pattern: ['q ~{quarter} ,? of? {year}', 'q ~{quarter}', 'the? {nth} quarter of? {year}', 'the? {nth} quarter'],
		when: ({ quarter, nth, year }) => {
			if (nth === -1) return { relative: 'quarter', offset: -1 };
			return { quarter: quarter ?? nth, year };
		},
		unless: (tokens, _, next) => at(tokens, next) === '-' && isGlued(tokens, next),
		finds: [
			['Q3', { quarter: 3 }],
			['Q1 of 2026', { quarter: 1, year: 2026 }],
			['the second quarter', { quarter: 2 }],
		],
		leaves: ['Q&A', 'three quarters', 'Q 3'],
	},
	{
		id: 'period from this one',
		pattern: ['{offset} {unit}'],
		when: ({ offset, unit: relative }) => ({ relative, offset }),
		unless: (tokens, from, next) =>
			/^(?:hour|hours|minute|minutes|day|days|weeks|months|years|quarters)$/.test(at(tokens, next - 1)) ||
			(at(tokens, from - 1) === 'the' && at(tokens, from) === 'next' && at(tokens, next - 1).endsWith('s')),
		finds: [
			['next quarter', { relative: 'quarter', offset: 1 }],
			['this week', { relative: 'week', offset: 0 }],
			['last year', { relative: 'year', offset: -1 }],
		],
		leaves: ['every year', 'next weekly call', 'this hour'],
	},
	{
		id: 'weekend',
		pattern: ['{offset} weekend', 'the weekend'],
		when: ({ offset = 0 }) => ({ relative: 'week', offset, part: 'weekend' }),
		finds: [
			['the weekend', { relative: 'week', offset: 0, part: 'weekend' }],
			['next weekend', { relative: 'week', offset: 1, part: 'weekend' }],
		],
		leaves: ['weekends are fine'],
	},
	{
		id: 'season',
		pattern: [
			'{offset} {season}',
			'the {season} of {year}',
			'before|by|until|till|since|in|for|over|after the? {season} {year}',
			'before|by|until|till|since|in|for|over|after the? {season}',
		],
		when: ({ offset, season, year }) => ({
			season,
			year,
			...(offset === undefined ? {} : { relative: 'year', offset }),
		}),
		unless: (tokens, _, next) => isNoun(at(tokens, next)) && !/^(?:when|if|at|we)$/.test(at(tokens, next)),
		finds: [
			['next summer', { season: 'summer', relative: 'year', offset: 1 }],
			['before the winter', { season: 'winter', bound: 'before' }],
		],
		leaves: ['the summer house', 'it springs to mind', 'before spring cleaning'],
	},
	{
		id: 'feast',
		pattern: [
			`before|by|after|until|till|since|around|over|at|from ${names}`,
			"new year's eve",
			'the? black friday',
			'the? labour|labor day',
			'the? boxing day',
		],
		when: (_, words) => ({ feast: words.filter((word) => !LEADS.test(word)).join(' ') }),
		unless: (tokens, _, next) => isNoun(at(tokens, next)),
		finds: [
			['before Easter', { feast: 'easter', bound: 'before' }],
			['after Christmas', { feast: 'christmas', bound: 'after' }],
			['by Labour Day', { feast: 'labour day', bound: 'by' }],
		],
		leaves: ['the Christmas party', 'before Christmas bookings'],
	},
	{
		id: 'month',
		pattern: ['{offset} {named} {year}?', '{named} of? {year}', '{named}'],
		when: ({ offset, named: month, year }) => ({
			month,
			year,
			...(offset === undefined ? {} : { relative: 'year', offset }),
		}),
		unless(tokens, from, next) {
			const isAlone = next === from + 1 && AMBIGUOUS_MONTHS.has(at(tokens, from));
			return isAlone && !LEADS_A_MONTH.test(at(tokens, from - 1));
		},
		finds: [
			['by June', { month: 6, bound: 'by' }],
			['September', { month: 9 }],
			['in March', { month: 3, bound: 'in' }],
			['October 2026', { month: 10, year: 2026 }],
		],
		leaves: ['I may march on', 'May I ask', 'in may cases'],
	},
	{
		id: 'year',
		pattern: ['in|by|since|until|before|during|of|from {edge}? {year}'],
		when: ({ edge, year }) => ({ year, ...(edge === undefined ? {} : { part: edge }) }),
		unless: (tokens, _, next) => isNoun(at(tokens, next)) || /^(?:%|k|m)$/.test(at(tokens, next)),
		finds: [
			['in 2026', { year: 2026, bound: 'in' }],
			['by twenty twenty-seven', { year: 2027, bound: 'by' }],
		],
		leaves: ['of 2000 people', '2024 euros'],
	},
];
