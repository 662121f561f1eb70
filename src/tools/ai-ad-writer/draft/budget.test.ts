import { describe, expect, it } from 'vitest';
import { placementsOf } from '../placements.ts';
import { money, readBudget } from './budget.ts';
import { estimatedReach, recommendedBudget } from './reach.ts';
import { peopleNeeded, sampleText } from './sample.ts';
import { budgetSplitFor, scheduleFor } from './spending.ts';

const race = {
	placements: placementsOf(''),
	rate: 'Link clicks per person reached',
	ads: placementsOf('').flatMap((placement, index) =>
		['Problem', 'Proof', 'Offer'].map((angle, ad) => ({ name: `A${index}${ad}: ${angle}`, angle, placement })),
	),
};

describe('the budget field', () => {
	it.each([
		['$60 a day', { daily: 6000 }],
		['$60/day for 21 days', { daily: 6000, days: 21, total: 126_000 }],
		[
			'£40 a day for 3 weeks. CPM £9, click rate 1.2%',
			{ daily: 4000, days: 21, total: 84_000, cpm: 900, clickRate: 0.012 },
		],
		['€2,100 total for 30 days, CPM €7.50, CTR 1.1%', { total: 210_000, days: 30, cpm: 750, clickRate: 0.011 }],
		['$50 daily for 14 days. Impressions cost us $8 per 1,000', { daily: 5000, days: 14, total: 70_000, cpm: 800 }],
		['$1.5k per month', { perPeriod: 150_000, period: 'month', total: 150_000, days: 30 }],
		['$300 a week for 4 weeks', { perPeriod: 30_000, days: 28, total: 120_000 }],
		['1.000 EUR in total', { total: 100_000, currency: '€' }],
		['CA$25 a day', { daily: 2500, currency: 'CA$' }],
		['$420 total, $20 a day', { daily: 2000, total: 42_000, days: 21 }],
		['£500 lifetime over 10 days, CPM of £5', { total: 50_000, days: 10, cpm: 500 }],
		['30 a day', { daily: 3000, currency: '' }],
	])('AD-12: reads "%s"', (field, expected) => {
		expect(readBudget(field)).toMatchObject({ ...expected, unclear: false });
	});

	it.each(['between $20 and $30 a day', '$20-$30 a day', '$500 total, $70 a day'])(
		'asks about "%s" and guesses nothing',
		(field) => {
			expect(readBudget(field)).toMatchObject({ unclear: true });
			expect(recommendedBudget(field, readBudget(field))).toContain('[confirm one amount and its period]');
			expect(budgetSplitFor(readBudget(field), race)[0]?.amount).toBe('[add budget]');
		},
	);

	it('finds nothing in words without an amount', () => {
		for (const field of ['', 'small', 'as little as possible for now']) expect(readBudget(field)).toBeNull();
		expect(recommendedBudget('', null)).toBe('Not set: [add budget]');
	});
});

describe('the reach', () => {
	it('is a range with its sum and assumption, from a cost per 1,000 that was given', () => {
		const text = estimatedReach(readBudget('£40 a day for 3 weeks. CPM £9'));
		expect(text).toMatch(/^31,000 to 46,500 people, assuming that everyone reached gets 2 to 3 views\./);
		expect(text).toContain('£840 ÷ £9 × 1,000 = 93,333 impressions (£840 is £40 × 21 days)');
	});

	it.each([
		['', 'Not estimated: add a budget and your cost per 1,000 impressions'],
		['$60 a day', 'Not estimated: the budget field names no cost per 1,000 impressions yet'],
		['CPM $12', 'Not estimated: add a budget'],
	])('is not estimated from "%s"', (field, expected) => {
		expect(estimatedReach(readBudget(field))).toBe(expected);
	});
});

describe('the sample', () => {
	it('is that of two proportions at 95 % and 80 %', () => {
		expect(peopleNeeded(0.015)).toBe(5125);
		expect(peopleNeeded(0.012)).toBe(6432);
		expect(peopleNeeded(0.1)).toBe(683);
	});

	it('is shown with its factors and its cost', () => {
		const text = sampleText({ currency: '$', clickRate: 0.012, cpm: 900, unclear: false }, 6);
		expect(text).toContain('7.84 × (0.012 × 0.988 + 0.018 × 0.982) ÷ 0.006²');
		expect(text).toContain('For 6 ads: 38,592 people. That costs about $348 at $9 per 1,000.');
	});
});

describe('the split', () => {
	const cents = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100);

	it.each([
		'$60 a day for 21 days',
		'$1,000 total for 9 days',
		'€2,100 for 30 days',
		'$77 total',
		'$1.5k per month',
		'$19.99 a day for 7 days',
		'£500 for 3 days',
	])('adds up to the whole of "%s"', (field) => {
		const budget = readBudget(field);
		const split = budgetSplitFor(budget, race);
		const parts = split.slice(0, -1);
		const sum = parts.reduce((total, { amount }) => total + cents(amount), 0);
		expect(sum).toBe(budget?.total);
		expect(split.at(-1)).toMatchObject({
			part: 'Together',
			amount: money(budget?.total ?? 0, { currency: budget?.currency ?? '' }),
		});
	});

	it('of a daily amount without an end adds up to each day', () => {
		const split = budgetSplitFor(readBudget('$25 a day'), race);
		expect(split.map(({ amount }) => amount)).toEqual(['$12', '$13', '$12', '$13']);
	});

	it('says whether the first days buy the sample', () => {
		const action = (field: string) => scheduleFor(readBudget(field), race)[0]?.action;
		expect(action('£40 a day for 3 weeks. CPM £9, click rate 1.2%')).toContain(
			'£280 buys the sample for 4 of the 6 ads',
		);
		expect(action('£400 a day for 3 weeks. CPM £9, click rate 1.2%')).toContain('£2,800 covers the £348');
		expect(action('£2 a day for 3 weeks. CPM £9, click rate 1.2%')).toContain('does not buy the sample for two ads');
		expect(scheduleFor(readBudget('$20 a day for 4 days'), race).map(({ period }) => period)).toEqual([
			'Days 1 to 4',
			'Afterwards',
		]);
	});
});
