import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestTime } from '#test/best-time.ts';
import type { Amount } from './amount.ts';
import { SAID_ON_CALLS, SPOKEN, TRAPS, WRITTEN } from './amounts.cases.ts';
import { amountsIn, measuresIn } from './amounts.ts';

/** E.g. `three fifty: money 350 per month or 3.5`: text, kind, value or range, unit, rate, and how certain it is. */
function inShort({
	text,
	kind,
	value,
	low,
	high,
	currency,
	unit,
	each,
	per,
	isApproximate,
	reading,
	corrects,
}: Amount) {
	const bounds = low === undefined ? `<${high}` : high === undefined ? `>${low}` : `${low}..${high}`;
	return [
		`${text}: ${kind} ${value ?? bounds}`,
		currency ?? unit,
		each === undefined ? undefined : `each ${each}`,
		per === undefined ? undefined : `per ${per}`,
		isApproximate ? 'about' : undefined,
		reading === undefined ? undefined : `or ${reading.other}`,
		corrects === undefined ? undefined : `corrects ${corrects}`,
	]
		.filter((word) => word !== undefined)
		.join(' ');
}

/** Up to 350 in slow hours; work that grows with the square of the length takes seconds. */
const MOST_MS = 600;

describe('amounts', () => {
	it.each([
		['on calls', SAID_ON_CALLS],
		['in writing', WRITTEN],
		['in speech', SPOKEN],
	])('are tried on enough phrases %s', (_, rows) => expect(rows.length).toBeGreaterThan(20));

	it.each([...SAID_ON_CALLS, ...WRITTEN, ...SPOKEN])('are read of "%s"', (text, ...amounts) =>
		expect(amountsIn(text).map(inShort)).toEqual(amounts),
	);

	it.each(TRAPS)('are not seen in "%s"', (text) => expect(amountsIn(text)).toEqual([]));

	it.each([
		['about $350 a month, then', 'about $350 a month'],
		['north of 50k or so', 'north of 50k or so'],
		['four pounds fifty a client a month', 'four pounds fifty a client a month'],
		['ten-ish', 'ten-ish'],
	])('of "%s" come with their hedges and rates', (text, phrase) =>
		expect(amountsIn(text)[0]?.phrase.text).toBe(phrase),
	);

	it('say why a form of two readings was read as it was', () => {
		const [month] = amountsIn('three fifty a month');
		const [hour] = amountsIn('thirty-four fifty an hour');
		expect(month?.reading).toEqual({ because: 'the hundreds are left out', other: 3.5 });
		expect(hour?.reading).toEqual({ because: 'the price of an hour', other: 3450 });
	});

	it('are money by the words around them only as a guess that says so', () => {
		expect(amountsIn('the price is forty')[0]).toMatchObject({ kind: 'money', isInferred: true });
		expect(amountsIn('the room is forty')[0]).toMatchObject({ kind: 'number' });
		expect(amountsIn('it is forty dollars')[0]).not.toHaveProperty('isInferred');
	});

	const PIECES =
		'$40k,forty,grand,between,and,30,50,to,%,days,three fifty,a month,per seat,about,under,no,sorry,hundred,thousand,half,a,point,two,one,in,-,–,£,million,€,1.200,50,euros,oh,quarters,of,Tuesday,at,3pm,.,?,each,or so,bucks,2024,Q3,lakh,first'.split(
			',',
		);

	it('come in order, verbatim, none over another, each with a value or a bound', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
				const text = pieces.join(' ');
				let end = 0;
				const amounts = amountsIn(text);
				for (const [place, amount] of amounts.entries()) {
					expect(amount.start).toBeGreaterThanOrEqual(end);
					expect(text.slice(amount.start, amount.end)).toBe(amount.text);
					expect(text.slice(amount.phrase.start, amount.phrase.end)).toBe(amount.phrase.text);
					expect(amount.value ?? amount.low ?? amount.high).toSatisfy(Number.isFinite);
					if (amount.corrects !== undefined) expect(amount.corrects).toBeLessThan(place);
					end = amount.end;
				}
			}),
			{ numRuns: 300 },
		);
	});

	it.each([
		'1,111,',
		'7',
		'1 ',
		'half ',
		'forty ',
		'$',
		'$1 to ',
		'one, ',
		'hundred and ',
		'no, ten ',
		'two point one ',
		'1-',
		'a month ',
		'about ',
		'per seat a month ',
	])('of 100,000 characters of %j take no work that grows faster than the length', async (unit) => {
		const text = unit.repeat(100_000 / unit.length);
		expect(await bestTime(MOST_MS, () => amountsIn(text))).toBeLessThan(MOST_MS);
	});
});

it('what is counted and how long it takes can be compared', () => {
	const text = 'We fitted 5 sites in 8 days, for £900.';
	expect(measuresIn(text, 'count')).toEqual(['5 sites']);
	expect(measuresIn(text, 'duration')).toEqual(['8 day']);
});
