import * as chrono from 'chrono-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestTime } from '#test/best-time.ts';
import { type DateRow, SAID_ON_CALLS, SPOKEN, TRAPS, WRITTEN } from './dates.cases.ts';
import { datesIn } from './dates.ts';
import { resolveDays } from './resolve.ts';

/** A Wednesday. */
const TODAY = '2026-09-16';
const daysOf = (text: string, today = TODAY) => {
	const [mention] = datesIn(text);
	const days = mention === undefined ? null : resolveDays(mention.when, today);
	if (days === null) return null;
	return days.from === days.to ? days.from : `${days.from}/${days.to}`;
};

/** Each row as text plus one list of its mentions. */
const titled = (rows: readonly DateRow[]) => rows.map(([text, ...mentions]) => [text, mentions] as const);

/** Work that grows with the square of the length takes seconds. */
const MOST_MS = 300;

describe('dates', () => {
	it.each(titled([...SAID_ON_CALLS, ...SPOKEN, ...WRITTEN]))('are read of "%s"', (text, mentions) =>
		expect(datesIn(text).map((mention) => [mention.text, mention.when])).toEqual(mentions),
	);

	it.each(titled(TRAPS))('are not seen in "%s"', (text) => expect(datesIn(text)).toEqual([]));

	it('come with the preposition that bounds them', () => {
		expect(datesIn('we decide by the end of Q1').map(({ phrase }) => phrase.text)).toEqual(['by the end of Q1']);
	});

	it.each([
		['tomorrow', '2026-09-17'],
		['Friday', '2026-09-18'],
		['Wednesday', '2026-09-23'],
		['next Tuesday', '2026-09-22'],
		['Friday next week', '2026-09-25'],
		['Thursday week', '2026-09-24'],
		['two weeks from Monday', '2026-10-05'],
		['last Friday', '2026-09-11'],
		['the fourteenth', '2026-10-14'],
		['the sixteenth', '2026-09-16'],
		['the thirty-first', '2026-10-31'],
		['March third', '2027-03-03'],
		['March third 2026', '2026-03-03'],
		['the second Tuesday of October', '2026-10-13'],
		['the last Friday of October', '2026-10-30'],
		["in two weeks' time", '2026-09-30'],
		['three months ago', '2026-06-16'],
		['next week', '2026-09-21/2026-09-27'],
		['the week after next', '2026-09-28/2026-10-04'],
		['the weekend', '2026-09-19/2026-09-20'],
		['mid-November', '2026-11-11/2026-11-20'],
		['the end of the month', '2026-09-21/2026-09-30'],
		['first week of December', '2026-12-01/2026-12-07'],
		['last week in March', '2027-03-25/2027-03-31'],
		['Q1', '2027-01-01/2027-03-31'],
		['next quarter', '2026-10-01/2026-12-31'],
		['last year', '2025-01-01/2025-12-31'],
		['in 2027', '2027-01-01/2027-12-31'],
		['July', '2027-07-01/2027-07-31'],
		['before Easter', null],
		['the new financial year', null],
		['next summer', null],
		['half one', null],
		['31 February', null],
	])('know what "%s" means on a Wednesday in September', (text, days) => expect(daysOf(text)).toBe(days));

	it('need a day to reckon from', () => expect(resolveDays({ weekday: 1 }, 'today')).toBeNull());

	it('reckon a month from its last day to the last day of a shorter one', () =>
		expect(daysOf('in one month', '2026-01-31')).toBe('2026-02-28'));

	it.each([
		'tomorrow',
		'the day after tomorrow',
		'March third',
		'January 22, 2027',
		'14 March 2027',
		'2026-11-03',
		'on Friday',
		'this Saturday',
		'next Tuesday',
		'last Friday',
		'in two weeks',
		'three days from now',
		'two weeks ago',
		'10/25',
		'the first of October',
	])('mean the same to another reader: "%s"', (text) => {
		const other = chrono.parse(text, new Date(`${TODAY}T12:00:00Z`), { forwardDate: !/last|ago/.test(text) })[0];
		const day = other?.start;
		const iso = [day?.get('year'), day?.get('month'), day?.get('day')]
			.map((part) => String(part).padStart(2, '0'))
			.join('-');
		expect(daysOf(text)).toBe(iso);
	});

	const PIECES =
		'the,first,of,fourteenth,March,may,Friday,next,week,at,ten,half,past,3,/,14,:,30,pm,in,two,weeks,Q1,end,year,2026,by,before,Easter,tomorrow,morning,-,quarter,to,last,month,ago,noon'.split(
			',',
		);

	it('come in order, verbatim, none over another', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), fc.constantFrom(' ', ''), (pieces, gap) => {
				const text = pieces.join(gap);
				let end = 0;
				for (const { start, end: after, text: words, when } of datesIn(text)) {
					expect(start).toBeGreaterThanOrEqual(end);
					expect(text.slice(start, after)).toBe(words);
					expect(Object.keys(when).length).toBeGreaterThan(0);
					expect(() => resolveDays(when, TODAY)).not.toThrow();
					end = after;
				}
			}),
			{ numRuns: 300 },
		);
	});

	it.each([
		'the first of ',
		'Monday at ',
		'3/',
		'12:',
		'in two weeks ',
		'next ',
		'half ',
		'the end of ',
		'q1 ',
		'may ',
	])('of 100,000 characters of %j take no work that grows faster than the length', async (unit) => {
		const text = unit.repeat(100_000 / unit.length);
		expect(await bestTime(MOST_MS, () => datesIn(text))).toBeLessThan(MOST_MS);
	});
});
