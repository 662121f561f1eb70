import type { AdOutput } from '../contract.ts';

/** A complete result, for tests of the views. */
export const sampleOutput: AdOutput = {
	adCampaign: {
		campaignOverview: {
			campaignName: 'Copper Kettle Repairs: Espresso Machine Service',
			keyMessage: 'The machine is collected, serviced in two days and brought back.',
			estimatedReach:
				'31,000 to 46,600 people. £40 x 21 days = £840, which buys 93,333 impressions at £9 per 1,000. Assumption: two to three views each.',
			recommendedBudget: '£40 a day for 21 days, £840 in all',
			primaryObjective: 'Lead Generation (in Ads Manager: Leads)',
		},
		adVariations: [
			{
				name: 'FB1 Problem',
				angle: 'Problem',
				placement: 'Facebook Feed',
				hook: 'Bitter again?',
				primaryText:
					'A pump that gets louder every month rarely mends itself. We take it apart and list each part first.',
				headline: 'Espresso machine service',
				description: 'Back in two days',
				callToAction: 'Book Now',
				visualIdea: 'A group head half taken apart on a bench',
				rationale: 'Begins with the pain point that is named first.',
			},
			{
				name: 'FB2 Offer',
				angle: 'Offer',
				placement: 'Facebook Feed',
				hook: '£15 off the first service',
				primaryText: 'A full service is £85. The first one is £70 until 30 April.',
				headline: 'First service: £70',
				description: 'A headline that is far too long here',
				callToAction: 'Book Now',
				visualIdea: 'A price list with one line crossed out',
				rationale: 'Both prices and the end date stand in the text.',
			},
			{
				name: 'IGR1 Proof',
				angle: 'Proof',
				placement: 'Instagram Reels',
				hook: '1,900 machines last year',
				primaryText:
					'Imogen Adeyemi and two mechanics open every machine at a bench in Leith, [add a name] signs each list.',
				headline: 'Repaired at a bench in Leith',
				description: 'Open since 2014',
				callToAction: 'Learn More',
				visualIdea: 'Shelves of labelled machines',
				rationale: 'A count that anyone may ask about.',
			},
			{
				name: 'IG1 Outcome',
				angle: 'Outcome',
				placement: 'Instagram Feed',
				hook: 'Friday: quiet again',
				primaryText: 'Handed over on Wednesday, poured from on Friday.',
				headline: 'Back in two days',
				description: 'To your own door',
				callToAction: 'Get Quote',
				visualIdea: 'The first cup after the repair',
				rationale: 'The benefit as a day of the week.',
			},
		],
		targetingStrategy: {
			audiences: [
				{
					name: 'A: interests',
					demographics: '25-44, all genders, Edinburgh, within 10 miles',
					interests: ['Specialty coffee', 'Home baristas'],
					behaviors: ['Engaged shoppers'],
					lookalikes: 'None before there is a customer list',
					exclusions: ['Past customers: [add customer list]'],
				},
				{
					name: 'B: broad',
					demographics: 'The same ages and area',
					interests: [],
					behaviors: [],
					lookalikes: 'From the list once it holds 100 people',
					exclusions: ['Past customers as well'],
				},
			],
			specialCategoryNotice: 'None found: no word points to housing, jobs or credit.',
		},
		optimization: {
			testPlan: [
				{
					element: 'Angle within each placement',
					variants: ['FB1 Problem', 'FB2 Offer'],
					hypothesis: 'The noise moves more people than the price',
					metric: 'Clicks per person reached',
					minimumSample: '5,400 people for each ad, at the click rate of 1.2%.',
				},
				{
					element: 'First line of the booking page',
					variants: ['Price first', 'Dates first'],
					hypothesis: 'Dates answer the doubt about weeks without coffee',
					metric: 'Bookings per click',
					minimumSample: 'Not computed: [add the share of clicks that book]',
				},
			],
			schedule: [
				{ period: 'Days 1-7', action: 'All ads at equal shares.' },
				{ period: 'Days 8-21', action: 'The better ad of each placement; the others rest.' },
			],
			budgetSplit: [
				{ part: 'Test', amount: '£280', calculation: '7 days x £40' },
				{ part: 'Better ads', amount: '£560', calculation: '14 days x £40' },
			],
		},
		complianceNotes: ['Keep the books that show 1,900 repairs.', 'Say whether 30 April ends booking: [add which].'],
		importLacks: [],
	},
};
