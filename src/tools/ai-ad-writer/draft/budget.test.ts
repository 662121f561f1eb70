import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import { placementsOf } from '../placements.ts';
import { money, readBudget } from './budget.ts';
import { estimatedReach, recommendedBudget } from './reach.ts';
import { peopleNeeded, sampleText } from './sample.ts';
import { budgetSplitFor, scheduleFor } from './spending.ts';

const both = placementsOf('');
const { adVariations: ads } = draft(example).adCampaign;

describe('the reach', () => {
	it('is a range with its sum and assumption, from a cost per 1,000 that was given', () => {
		expect(estimatedReach(readBudget('£40 a day for 3 weeks. CPM £9'))).toBe(
			'31,000 to 46,500 people, if each sees the ads 2 to 3 times. £840 ÷ £9 × 1,000 = 93,333 impressions.',
		);
		expect(estimatedReach(readBudget('15 € al día, CPM 6 €'))).toContain('€15 × 7 ÷ €6 × 1,000 = 17,500');
	});

	it.each([
		['', '[add a budget]'],
		['$60 a day', '[add your cost per 1,000 impressions]'],
		['CPM $12', '[add a budget]'],
	])('is not estimated from "%s"', (field, expected) => {
		expect(estimatedReach(readBudget(field))).toMatch(/^Not estimated: /);
		expect(estimatedReach(readBudget(field))).toContain(expected);
	});
});

describe('the budget', () => {
	it.each([
		['', 'Not set: [add budget]'],
		['$20-30 a day', 'Not read: [confirm one amount and its period]'],
		['15 € al día', '€15 a day. [add how many days]'],
		['£40 a day for 3 weeks', '£40 a day for 21 days: £840 in all.'],
		['£12.50 a day for 1 day', '£12.50 a day for 1 day: £12.50 in all.'],
		['$300 a week for 4 weeks', '$300 a week for 28 days: $1,200 in all.'],
		['1.000 EUR in total', '€1,000 in all. [add how many days]'],
		['£500 over 10 days', '£500 in all, for 10 days.'],
	])('of "%s" is told with its sum', (field, expected) => {
		expect(recommendedBudget(field, readBudget(field))).toBe(expected);
	});
});

describe('the sample', () => {
	it('is that of two proportions at 95 % and 80 %', () => {
		expect(peopleNeeded(0.015)).toBe(5125);
		expect(peopleNeeded(0.012)).toBe(6432);
		expect(peopleNeeded(0.1)).toBe(683);
	});

	it('is shown with its factors and its cost', () => {
		const text = sampleText({ currency: 'USD', clickRate: 0.012, cpm: 900, unclear: false }, 6);
		expect(text).toContain('7.84 × (0.012 × 0.988 + 0.018 × 0.982) ÷ 0.006²');
		expect(text).toContain('For 6 ads: 38,592 people, about $348 at $9 per 1,000.');
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
		const split = budgetSplitFor(budget, both);
		const sum = split.slice(0, -1).reduce((total, { amount }) => total + cents(amount), 0);
		expect(sum).toBe(budget?.total);
		const amount = money(budget?.total ?? 0, { currency: budget?.currency ?? '' });
		expect(split.at(-1)).toMatchObject({ part: 'Together', amount });
	});

	it('of a daily amount without an end adds up to each day', () => {
		const split = budgetSplitFor(readBudget('$25 a day'), both);
		expect(split.map(({ amount }) => amount)).toEqual(['$12', '$13', '$12', '$13']);
	});

	it('asks where nothing could be read', () => {
		expect(budgetSplitFor(readBudget('$20-30 a day'), both)[0]?.amount).toBe('[add budget]');
	});
});

describe('the schedule', () => {
	const action = (field: string) => scheduleFor(readBudget(field), ads)[0]?.action;

	it('says whether the first days buy the sample', () => {
		expect(action('£40 a day for 3 weeks, CPM £9, CTR 1.2%')).toMatch(
			/£280 is less than the £\d+ that the sample costs/,
		);
		expect(action('£400 a day for 3 weeks, CPM £9, CTR 1.2%')).toMatch(/£2,800 covers the £\d+ that the sample costs/);
		expect(action('£40 a day for 3 weeks')).toBe('All finished ads run side by side, to audience A.');
	});

	it.each([
		['£40 a day for 3 weeks', 'Days 1 to 7', 'Days 8 to 21'],
		['£40 a day', 'Days 1 to 7', 'From day 8'],
		['£600 in all', 'The first third', 'The rest'],
		['£40 a day for 5 days', 'Days 1 to 5', 'Afterwards'],
		['', 'Days 1 to 7', 'From day 8'],
	])('of "%s" has two parts', (field, first, second) => {
		expect(scheduleFor(readBudget(field), ads).map(({ period }) => period)).toEqual([first, second]);
	});
});
