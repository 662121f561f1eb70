/** Sentences of ours on reach, budget, audiences, tests and days. Whole sentences of the member stand beside them. */

export const REACH = {
	whole:
		'{low} to {high} people, if each sees the ads 2 to 3 times. {spent} ÷ {cpm} × 1,000 = {impressions} impressions.',
	weekly:
		'{low} to {high} people a week, if each sees the ads 2 to 3 times. {daily} × 7 ÷ {cpm} × 1,000 = {impressions} impressions.',
	noBudget: 'Not estimated: [add a budget] and your cost per 1,000 impressions.',
	noPrice: 'Not estimated: [add your cost per 1,000 impressions] to the budget.',
} as const;

export const BUDGET = {
	unread: 'Not read: [confirm one amount and its period]',
	none: 'Not set: [add budget]',
	daily: '{daily} a day. [add how many days]',
	dailyFor: '{daily} a day for {length}: {total} in all.',
	total: '{total} in all. [add how many days]',
	totalFor: '{total} in all, for {length}.',
	perPeriod: '{sum} a {period} for {length}: {total} in all.',
} as const;

export const AUDIENCE = {
	chosen: 'A: with interests',
	broad: 'B: broad',
	addPlace: '[add place]',
	addInterests: '[add interests]',
	asChosen: 'As A, without interests and behaviors',
	fromList: 'None, until a customer list is uploaded',
	notUsed: 'None, so that it stays broad',
	notAllowed: 'None: not available in a special ad category',
	alsoNotAllowed: 'None, for the same reason',
	limited: 'All ages from 18, all genders, {area}, without postal codes',
	dropped: 'Not to be used in the category: {choices}',
	confirmIncome: 'income: {income} [confirm that Ads Manager offers it there]',
} as const;

export const TEST = {
	ads: 'Which ad leads',
	adsOpen: 'Open: no earlier result was given.',
	audience: 'Which audience is cheaper',
	audienceOpen: 'Open: the cheaper audience stays.',
	costPer: 'Cost per {result}',
	sample:
		'{people} people per ad: 7.84 × ({low} × {lowRest} + {high} × {highRest}) ÷ {gap}². That finds a rise from your {rate} to {better}, with 95% confidence and 80% power.',
	sampleCost: 'For {ads} ads: {all} people, about {cost} at {cpm} per 1,000.',
	sampleFor: 'For {ads} ads: {all} people.',
	noRate: 'Not computed: [add your click rate] to the budget.',
	noFigure: 'Not computed: [add the earlier figure for this rate]',
	noCost: 'Not computed: [add your usual cost per {result}]',
} as const;

export const SCHEDULE = {
	test: 'All finished ads run side by side, to audience A.',
	covered: '{spent} covers the {needed} that the sample costs.',
	short: '{spent} is less than the {needed} that the sample costs: compare fewer ads, or run longer.',
	goOn: 'The ad that leads in its placement goes on, to audiences A and B. The others pause.',
	note: 'Note which ad led: the next campaign begins with it.',
	unread: '[add budget]',
} as const;
