/** Sentences of ours on reach, budget, audiences, tests and days. Whole sentences of the member stand beside them. */

export const REACH = {
	whole:
		'About {people} people, if each sees the ads twice: {sum} ÷ {cpm} for 1,000 views × 1,000 = {impressions} views, ÷ 2.',
	weekly:
		'About {people} people a week, if each sees the ads twice: {sum} × 7 ÷ {cpm} for 1,000 views × 1,000 = {impressions} views, ÷ 2.',
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
	broadAlone: 'A: broad',
	within: '{place}, within {radius}',
	addPlace: '[add place]',
	confirm: '{place} [confirm]',
	vague: '{place} [add towns, or one town with a radius]',
	asChosen: 'As A, without interests and behaviors',
	notAllowed: 'None: not available in a special ad category',
	limited: 'All ages from 18, all genders, no postal codes',
	dropped: 'Not to be used in the category: {choices}',
	income: '{people}. Income: {income}, where Ads Manager offers it.',
} as const;

export const TEST = {
	ads: 'Which ad leads',
	audience: 'Which audience is cheaper',
	costPer: 'Cost per {result}',
	sample:
		'{views} impressions per ad: enough to find a rise from your {rate} to {better}, with 95% confidence and 80% power.',
	pays: 'The budget pays for {ads} ads: {views} ÷ 1,000 × {cpm} × {ads} = {cost}.',
	paysNone: 'The budget pays for no comparison: two ads take {views} ÷ 1,000 × {cpm} × 2 = {cost}.',
	noRate: 'Not computed: [add your click rate] to the budget.',
} as const;

export const SCHEDULE = {
	compare: '{codes} run side by side, to audience A.',
	alone: '{codes} runs, to audience A.',
	goOn: 'The ad that leads goes on, to audiences A and B.',
	goOnAlone: 'The ad that leads goes on.',
	everywhere: 'From then on it runs in all the placements that you chose.',
	turns: 'One after another against the ad that leads: {codes}. All at once, each would be seen too seldom to compare.',
	wait: 'Once a budget pays for a comparison: {codes}.',
	note: 'Note which ad led: the next campaign begins with it.',
	unread: '[add budget]',
} as const;
