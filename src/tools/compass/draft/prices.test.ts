import { describe, expect, it } from 'vitest';
import type { CompassInput } from '../contract.ts';
import { about, niches, surveyor } from '../testing.ts';
import { NOT_KNOWN } from '../words.ts';

describe('the price of a job', () => {
	it('count the member’s price in its own currency, against what the month needs', () => {
		const revenue = (given: Partial<CompassInput>) => niches({ ...surveyor, ...given })[0]?.potentialRevenue;
		expect(revenue({})).toBe(
			'To reach £1,500 a month: 5 clients at £300 a month make £1,500 a month. How many will buy is not known.',
		);
		expect(revenue({ firstPrice: '€300 a month' })).toBe('Your price for a first job: €300 a month.');
		expect(revenue({ firstPrice: '£450 per roof' })).toBe(
			'To reach £1,500 a month: 4 jobs at £450 per roof make £1,800. How many will come is not known.',
		);
		expect(revenue({ firstPrice: 'a fair sum' })).toMatch(/^Not known/);
	});

	it('count jobs where the price is for one, and hours where it is for an hour', () => {
		const money = (firstPrice: string, hoursAWeek = '') =>
			niches({ ...surveyor, firstPrice, hoursAWeek })[0]?.scores?.money;
		expect(money('£100 per roof')).toEqual({ points: 1, reason: 'jobs needed a month: 15' });
		expect(money('£30 per roof')).toEqual({ points: 0, reason: 'jobs needed a month: 50' });
		expect(money('£20 an hour')).toEqual({ points: 2, reason: 'your hours at this price cover the month' });
		expect(money('£20 an hour', '18')?.points).toBe(0);
		expect(money('£30 a month')).toEqual({ points: 0, reason: 'clients needed: 50; people named: 24' });
		expect(money('£150 a month')?.points).toBe(1);
	});

	it('take the price and the hours out of the words around them', () => {
		const wordy = { ...surveyor, firstPrice: 'maybe £300 a month each', hoursAWeek: '15 hours', anythingElse: '' };
		const [first] = niches(wordy);
		expect(first?.potentialRevenue).toBe('Your price for a first job: £300 a month.');
		expect(first?.scores?.time).toEqual({ points: 1, reason: '15 hours' });
		expect(niches({ ...wordy, firstPrice: '300' })[0]?.potentialRevenue).toBe('Your price for a first job: 300.');
	});

	it('a price is that of the first job, unless it is for all', () => {
		const [, second] = niches(surveyor);
		expect(second?.potentialRevenue).toBe(NOT_KNOWN);
		expect(second?.scores?.money).toEqual({ points: 0, reason: 'no price named for this job' });
		for (const firstPrice of ['£300 a month for any job', '£300 a month for all'])
			expect(niches({ ...surveyor, firstPrice })[1]?.potentialRevenue).toBe(
				'Your price for a first job: £300 a month.',
			);
	});

	const wigs = {
		...surveyor,
		job1: 'Handmade wigs',
		result1: 'I made 41.',
		job2: 'Wig repairs',
		job3: 'Wig fittings for hair loss',
		contactTrade1: '',
		contactJob1: '',
	};
	it.each([
		'£45 a repair, £1,400 a wig',
		'£1,400 a wig; £45 a repair',
		'£45 a repair and £1,400 a wig',
		'£45 a repair or £1,400 a wig',
		'£1,400 a wig / £45 a repair',
		'repairs £45,wigs £1,400',
	])('of several in “%s”, each is that of the job it stands with', (firstPrice) => {
		const found = niches({ ...wigs, firstPrice }).map(({ title, potentialRevenue }) => [title, potentialRevenue]);
		expect(found).toContainEqual(['Handmade wigs for roofers', expect.stringContaining('£1,400')]);
		expect(found).toContainEqual(['Wig repairs for roofers', expect.stringContaining('£45')]);
		expect(found).toContainEqual(['Wig fittings for hair loss, for roofers', NOT_KNOWN]);
		expect(about({ ...wigs, firstPrice })).not.toContain('Not used');
	});

	it.each(['£45 small, £90 large', '£45 a wig, £90 a wig', '£45 and £90'])(
		'is not used from “%s”, and asked for',
		(firstPrice) => {
			const unclear = { ...wigs, firstPrice };
			expect(about(unclear)).toContain(
				`Not used in full, since it is not clear which job each price is for: “${firstPrice}”`,
			);
			expect(niches(unclear)[1]?.scores?.money.reason).toBe('not clear which of your prices is for this job');
		},
	);

	it.each([
		['£45 a repair', 'Wig repairs for roofers', '£45 a repair'],
		['£45 an hour', 'Handmade wigs for roofers', '£45 an hour'],
		['25 euro for one repair', 'Wig repairs for roofers', '€25 for one repair'],
		['from £1,400', 'Handmade wigs for roofers', 'from £1,400'],
		['£900 one off', 'Handmade wigs for roofers', '£900'],
		['£600 per booking page', 'Handmade wigs for roofers', '£600 per booking page'],
		['£50 an awkward wig', 'Handmade wigs for roofers', '£50 an awkward wig'],
		['£150/month', 'Handmade wigs for roofers', '£150/month'],
		['300', 'Handmade wigs for roofers', '300'],
		['£600 a full lace wig', 'Handmade wigs for roofers', '£600 a full lace wig'],
		['£45 a repair if it is small', 'Wig repairs for roofers', '£45'],
		['40 euro for repair, 900 for a wig', 'Wig repairs for roofers', '€40'],
	])('“%s” is that of %s, with its unit', (firstPrice, title, price) => {
		const priced = niches({ ...wigs, firstPrice, anythingElse: '' }).filter(
			(one) => one.potentialRevenue !== NOT_KNOWN,
		);
		expect(priced.map((one) => [one.title, one.potentialRevenue])).toEqual([
			[title, `Your price for a first job: ${price}.`],
		]);
	});

	it('is given alone where fewer people are named than would have to buy', () => {
		const revenue = (knownPeople1: string) => niches({ ...surveyor, knownPeople1 })[0]?.potentialRevenue;
		expect(revenue('4 owners')).toBe('Your price for a first job: £300 a month.');
		expect(revenue('5 owners')).toContain('5 clients at £300 a month');
	});

	it.each(['about as much as 3 visits', 'two digits'])('is not “%s”', (firstPrice) => {
		expect(niches({ ...wigs, firstPrice })[0]?.potentialRevenue).toBe(NOT_KNOWN);
	});
});
