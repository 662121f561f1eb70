import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { figuresIn, unsupportedFigures } from './figures.ts';

const shown = (text: string) =>
	figuresIn(text).map(({ kind, text: words, value, low, high, unit }) => [
		kind,
		words,
		value ?? (low === undefined ? null : [low, high]),
		unit,
	]);

describe('figures', () => {
	it.each([
		['we have $40k', ['money', '$40k', 40_000, 'USD']],
		['forty grand', ['money', 'forty grand', 40_000, undefined]],
		['between 30 and 50 thousand', ['money', 'between 30 and 50 thousand', [30_000, 50_000], undefined]],
		['£80–90 for it', ['money', '£80–90', [80, 90], 'GBP']],
		['eighty or ninety pounds', ['money', 'eighty or ninety pounds', [80, 90], 'GBP']],
		['$2-3M in revenue', ['money', '$2-3M', [2e6, 3e6], 'USD']],
		['two hundred and fifty thousand dollars', ['money', 'two hundred and fifty thousand dollars', 250_000, 'USD']],
		['half a million', ['money', 'half a million', 500_000, undefined]],
		['$8,000 per month', ['money', '$8,000', 8000, 'USD']],
		['About 35% of it', ['percent', 'About 35%', 35, '%']],
		['twenty-five percent', ['percent', 'twenty-five percent', 25, '%']],
		['two weeks from now', ['duration', 'two weeks', 2, 'week']],
		['50-55 days', ['duration', '50-55 days', [50, 55], 'day']],
		['a couple of months', ['duration', 'a couple of months', 2, 'month']],
		['18 to 28 reps', ['count', '18 to 28 reps', [18, 28], 'reps']],
		['40k users', ['count', '40k users', 40_000, 'users']],
		['a dozen clients', ['count', 'a dozen clients', 12, 'clients']],
		['Tuesday at 3pm works', ['date', 'Tuesday at 3pm', null, 'day']],
		['next quarter', ['date', 'next quarter', null, 'period']],
		['by June', ['date', 'by June', null, 'month']],
		['in Q3', ['date', 'Q3', null, 'quarter']],
		['the first of June', ['date', 'the first of June', null, 'day']],
		['end of the month', ['date', 'end of the month', null, 'period']],
		['January 22, 2024', ['date', 'January 22, 2024', null, 'day']],
		['Thursday the 23rd of May at 3pm', ['date', 'Thursday the 23rd of May at 3pm', null, 'day']],
		['Tuesday, the 11th of June, at ten?', ['date', 'Tuesday, the 11th of June, at ten', null, 'day']],
		['leaves at the end of July', ['date', 'the end of July', null, 'month']],
		['on friday at 3 p.m. then', ['date', 'on friday at 3 p.m.', null, 'day']],
		['by the weekend', ['date', 'the weekend', null, 'period']],
		['thirty five pounds ninety seven per quarter', ['money', 'thirty five pounds ninety seven', 35.97, 'GBP']],
		['ten pounds twenty days ago', ['money', 'ten pounds', 10, 'GBP'], ['duration', 'twenty days', 20, 'day']],
		['thirty empty chairs', ['count', 'thirty empty chairs', 30, 'chairs']],
		['at 10:30', ['time', '10:30', 630, undefined]],
	])('reads %j', (text, ...figures) => expect(shown(text)).toEqual(figures));

	it.each([
		'one of them',
		'line 19',
		'I may march on',
		'24/7',
		'no one knows',
		'the second thing',
		'sort of free',
		'closed on Mondays',
		'the two of us',
		'three hundred',
	])('finds none in %j', (text) => expect(shown(text)).toEqual([]));

	it('gives them in order, each verbatim and none over another', () => {
		const piece = fc.constantFrom(
			'$40k',
			'forty',
			'grand',
			'between',
			'and',
			'30',
			'50',
			'to',
			'%',
			'days',
			'Tuesday',
			'at',
			'3pm',
			'June',
			'the',
			'first',
			'of',
			'hundred',
			'-',
			'–',
			'£',
			'a',
			'half',
			'million',
			'reps',
			'Q3',
			'2024',
			',',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
				const text = pieces.join(' ');
				let end = 0;
				for (const figure of figuresIn(text)) {
					expect(figure.index).toBeGreaterThanOrEqual(end);
					expect(text.slice(figure.index, figure.index + figure.text.length)).toBe(figure.text);
					end = figure.index + figure.text.length;
				}
			}),
		);
	});

	it.each([
		'1 ',
		'$',
		'$1 to ',
		'twenty ',
		'hundred and ',
		'the first of ',
		'Monday at ',
		'1 to ',
		',',
		'1,111',
		'end of ',
	])('reads 200,000 characters of %j in time that grows with the length alone', (unit) => {
		const spent = cpuClock();
		figuresIn(unit.repeat(200_000 / unit.length));
		expect(spent()).toBeLessThan(4000);
	});
});

describe('figures that an input does not hold', () => {
	const input = [
		'We have forty grand, maybe between 50 and 60 thousand.',
		'In two weeks, on Tuesday at 3pm, 14% of 210 appointments.',
	];

	it('compares values, not spellings', () => {
		expect(
			unsupportedFigures(
				['$40,000 in 14 days, 50,000–60,000 dollars, Tuesday at 3, at 3pm, fourteen percent, 210 appointments'],
				input,
			),
		).toEqual([]);
	});

	it('takes a month that a question asks about for no claim', () => {
		expect(unsupportedFigures(['Who is the calmest person in your office in October?'], ['We count quotes.'])).toEqual(
			[],
		);
		expect(unsupportedFigures(['It was calm in October. And now?'], ['We count quotes.'])).toEqual(['in October']);
	});

	it('knows a day of the month by its number, said in one word, in two or in digits', () => {
		const given = ['It is live by the twenty-first of August, and paid on the thirty first.'];
		expect(unsupportedFigures(['live by 21 August', '21st of August', '31 August'], given)).toEqual([]);
		expect(unsupportedFigures(['live by 20 August', '1 August'], given)).toEqual(['20 August', '1 August']);
	});

	it('lists a large number without a unit, unless the input holds it with one or without', () => {
		const claim = ['They counted 41,733 of them.'];
		expect(unsupportedFigures(claim, ['Portland, ME 04101'])).toEqual(['41,733']);
		for (const given of ['41733', 'We lost 41,733 hours.', 'It cost $41,733.']) {
			expect(unsupportedFigures(claim, [given])).toEqual([]);
		}
		expect(unsupportedFigures(['Portland, ME 04101', 'one of the 400'], ['ME 04101'])).toEqual([]);
	});

	it('takes the time mark at the head of a line for nobody’s words', () => {
		expect(unsupportedFigures(['45 appointments'], ['[00:03:45] Ann: We have a few.'])).toEqual(['45 appointments']);
		expect(unsupportedFigures(['45 appointments'], ['[00:03:12] Ann: We have 45.'])).toEqual([]);
	});

	it('names what was added, once', () => {
		expect(unsupportedFigures(['$45k by 3 May', '$45k, 20% and 3 weeks, $40k to $70k'], input)).toEqual([
			'$45k',
			'3 May',
			'20%',
			'3 weeks',
			'$40k to $70k',
		]);
	});

	it('takes “this week” and a weekday for no claim, and a date for one', () => {
		expect(unsupportedFigures(['Call this week, on Friday or next month.', 'In October, on the 3rd.'], input)).toEqual([
			'In October',
			'the 3rd',
		]);
	});

	it('takes a sum without its thousands for what it is, where thousands are spoken of', () => {
		const said = 'A hundred and ninety thousand. Well, no. A hundred and sixty-five to us.';
		expect(unsupportedFigures(['It cost $165,000.', 'It cost $165,500.'], [said])).toEqual(['$165,500']);
		expect(unsupportedFigures(['It cost $165,000.'], ['We have 165 of them.'])).toEqual(['$165,000']);
	});
});
