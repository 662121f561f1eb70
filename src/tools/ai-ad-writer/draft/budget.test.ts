import { describe, expect, it } from 'vitest';
import { draft } from '../draft.ts';
import { example } from '../example.ts';
import { money, readBudget } from './budget.ts';
import { estimatedReach, recommendedBudget } from './reach.ts';
import { comparedAds, isComputable, sampleText, viewsNeeded } from './sample.ts';
import { budgetSplitFor, scheduleFor } from './spending.ts';

const { adVariations: ads } = draft(example).adCampaign;
const splitOf = (budget: string) => budgetSplitFor({ ...example, budget }, ads, true);
const scheduleOf = (budget: string) => scheduleFor({ ...example, budget }, ads, true);

describe('the reach', () => {
	it('is told with its sum and assumption, from a cost per 1,000 that was given', () => {
		expect(estimatedReach(readBudget('£40 a day for 3 weeks. CPM £9'))).toBe(
			'About 47,000 people, if each sees the ads twice: £840 ÷ £9 for 1,000 views × 1,000 = 93,333 views, ÷ 2.',
		);
		expect(estimatedReach(readBudget('15 € al día, CPM 6 €'))).toContain(
			'€15 × 7 ÷ €6 for 1,000 views × 1,000 = 17,500',
		);
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
		expect(viewsNeeded(0.015)).toBe(5125);
		expect(viewsNeeded(0.012)).toBe(6432);
		expect(viewsNeeded(0.1)).toBe(683);
	});

	it('is shown with its cost, in one plain line', () => {
		const text = sampleText({ currency: 'USD', clickRate: 0.012, cpm: 900, total: 100_000 }, ads);
		expect(text).toBe(
			'6,432 impressions per ad: enough to find a rise from your 1.2% to 1.8%, with 95% confidence and 80% power. The budget pays for 8 ads: 6,432 ÷ 1,000 × $9 × 8 = $464.',
		);
	});

	it.each([
		['£2,800 over 28 days, CPM £9, CTR 1.2%', ads.length],
		['£500 over 28 days, CPM £9, CTR 1.2%', 4],
		['£350 over 14 days, CPM £9, CTR 1.2%', 3],
		['£120 over 14 days, CPM £9, CTR 1.2%', 2],
		['£100 over 14 days, CPM £9, CTR 1.2%', 0],
		['£4 a day, CPM £9, CTR 1.2%', 2],
		['£3 a day, CPM £9, CTR 1.2%', 0],
	])('is paid by "%s" for %i ads', (field, expected) => {
		const budget = readBudget(field);
		expect(isComputable(budget) && comparedAds(budget, ads)).toHaveLength(expected);
	});

	it('asks for nothing that the form has no field for', () => {
		const of = (changes: object) => draft({ ...example, ...changes }).adCampaign.optimization.testPlan;
		expect(of({ budget: '£40 a day' })[0]?.minimumSample).toContain('[add your click rate]');
		expect(of({ campaignObjective: 'Messages' }).map(({ minimumSample }) => minimumSample)).toEqual([
			undefined,
			undefined,
		]);
	});

	it('decides between audiences by what the button begins', () => {
		const metric = (callToAction: 'Book Now' | 'Shop Now') => {
			const input = { ...example, budget: '£40 a day', campaignObjective: 'Conversions' as const, callToAction };
			return draft(input).adCampaign.optimization.testPlan[1]?.metric;
		};
		expect([metric('Book Now'), metric('Shop Now')]).toEqual(['Cost per booking', 'Cost per purchase']);
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
		const split = splitOf(field);
		const sum = split.slice(0, -1).reduce((total, { amount }) => total + cents(amount), 0);
		expect(sum).toBe(budget?.total);
		const amount = money(budget?.total ?? 0, { currency: budget?.currency ?? '' });
		expect(split.at(-1)).toMatchObject({ part: 'Together', amount });
	});

	it('of a daily amount without an end adds up to each day', () => {
		const split = splitOf('$25 a day');
		expect(split.map(({ amount }) => amount)).toEqual(['$12.50', '$12.50', '$12.50', '$12.50']);
	});

	it('asks where nothing could be read', () => {
		expect(splitOf('$20-30 a day')[0]?.amount).toBe('[add budget]');
		expect(splitOf('')).toEqual([]);
	});
});

describe('the schedule', () => {
	const action = (field: string) => scheduleOf(field)[0]?.action;

	it('lasts until the compared ads have reached their people, and tests nothing that the budget does not pay for', () => {
		expect(scheduleOf('£20 a day for 3 weeks, CPM £9, CTR 1.2%')).toMatchObject([
			{ period: 'Days 1 to 9', action: 'FB1, FB2 and FB3 run side by side, to audience A.' },
			{ period: 'Days 10 to 21' },
			{
				period: 'Next campaign',
				action: expect.stringContaining('against the ad that leads: FB4, IG1, IG2, IG3 and IG4.'),
			},
		]);
		const poor = '£7 a day for 2 weeks, CPM £9, CTR 1.2%';
		expect(scheduleOf(poor)).toEqual([
			{ period: 'Days 1 to 14', action: 'FB1 runs, to audience A.' },
			{ period: 'Next campaign', action: 'Once a budget pays for a comparison: FB2, FB3, FB4, IG1, IG2, IG3 and IG4.' },
		]);
		expect(splitOf(poor)).toMatchObject([{ part: 'FB1: days 1 to 14', amount: '£98' }]);
	});

	it('runs two at a time where the budget does not tell how many it can compare', () => {
		for (const field of ['£10 a day', '£40 a day for 3 weeks', '']) {
			expect(action(field)).toBe('FB1 and FB2 run side by side, to audience A.');
			expect(scheduleOf(field).at(-1)?.action).toContain('FB3, FB4, IG1, IG2, IG3 and IG4.');
		}
		expect(splitOf('£10 a day').map(({ part }) => part.slice(0, 3))).toEqual(['FB1', 'FB2', 'Aud', 'Aud']);
		const [variants] = draft({ ...example, budget: '£10 a day' }).adCampaign.optimization.testPlan;
		expect(variants?.variants).toEqual(['FB1', 'FB2']);
	});

	it.each([
		['£40 a day for 3 weeks', 'Days 1 to 7', 'Days 8 to 21'],
		['£40 a day', 'Days 1 to 7', 'From day 8'],
		['£600 in all', 'The first third', 'The rest'],
		['£40 a day for 5 days', 'Days 1 to 5', 'Afterwards'],
		['', 'Days 1 to 7', 'From day 8'],
	])('of "%s" has two parts, and the other ads in the next campaign', (field, first, second) => {
		const others = / for /.test(field) ? 'Next campaign' : 'Later';
		expect(scheduleOf(field).map(({ period }) => period)).toEqual([first, second, others]);
	});
});
