import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';
import {
	AD_INDUSTRIES,
	AD_PLATFORMS,
	AGE_RANGES,
	BRAND_VOICES,
	CALLS_TO_ACTION,
	CAMPAIGN_OBJECTIVES,
	GENDERS,
	INCOMES,
} from './options.ts';
import { META_IMPORT, OWN_LINES } from './own-lines.ts';

export const steps = defineSteps(contract, [
	{
		title: 'Business Information',
		groups: [
			{
				heading: 'Your business',
				fields: [
					{ name: 'businessInfo.name', label: 'Business name', kind: 'text', placeholder: 'Copper Kettle Repairs' },
					{ name: 'businessInfo.industry', label: 'Industry', kind: 'choice', options: AD_INDUSTRIES },
					{
						name: 'businessInfo.description',
						label: 'What the business is and does',
						kind: 'area',
						rows: 5,
						hint: 'Who runs it, since when, training, reviews: one fact a sentence. Short ones stand below a headline.',
						placeholder: 'Repair workshop for coffee machines, run by Imogen Adeyemi and two mechanics since 2014',
					},
				],
			},
			{
				heading: 'What you advertise',
				fields: [
					{
						name: 'productService.name',
						label: 'Product or service',
						kind: 'text',
						wide: true,
						placeholder: 'Espresso Machine Service',
					},
					{
						name: 'productService.category',
						label: 'Category',
						kind: 'text',
						placeholder: 'Coffee machine repair',
					},
					{
						name: 'productService.price',
						label: 'Price',
						kind: 'text',
						hint: 'As it should stand in the ads. Without it no ad names a price.',
						placeholder: '£85',
					},
					{
						name: 'productService.description',
						label: 'What it consists of',
						kind: 'area',
						rows: 5,
						placeholder: 'Descaling, new seals and a pressure test',
					},
				],
			},
		],
	},
	{
		title: 'Campaign Objectives',
		groups: [
			{
				fields: [
					{
						name: 'campaignObjective',
						label: 'Campaign objective',
						kind: 'choice',
						options: CAMPAIGN_OBJECTIVES,
						hint: 'The result says what it is called in Ads Manager now.',
					},
					{
						name: 'adPlatform',
						label: 'Ad platform',
						kind: 'choice',
						options: AD_PLATFORMS,
						hint: 'Left open, the ads are written for the Facebook Feed.',
					},
					{
						name: 'callToAction',
						label: 'Call to action',
						kind: 'choice',
						options: CALLS_TO_ACTION,
						hint: 'The button below each ad.',
					},
					{
						name: 'budget',
						label: 'Ad budget',
						kind: 'text',
						hint: 'With your cost per 1,000 impressions (CPM) and click rate, reach and sample sizes are worked out.',
						placeholder: '£40 a day for 3 weeks, CPM £9, click rate 1.2%',
					},
				],
			},
		],
	},
	{
		title: 'Target Audience',
		groups: [
			{
				heading: 'Whom the ads speak to',
				fields: [
					{
						name: 'targetAudience.primaryAudience',
						label: 'Primary audience',
						kind: 'text',
						wide: true,
						placeholder: 'People with an espresso machine at home',
					},
					{
						name: 'targetAudience.demographics',
						label: 'Their circumstances',
						kind: 'area',
						rows: 3,
						placeholder: 'Homeowners and renters in Edinburgh',
					},
					{
						name: 'targetAudience.psychographics',
						label: 'What they care about',
						kind: 'area',
						rows: 3,
						placeholder: 'They would sooner mend a good machine than buy a new one',
					},
				],
			},
			{
				heading: 'How they are found',
				note: 'What you leave open stays broad. Housing, credit and job ads may not use all of these.',
				fields: [
					{ name: 'demographics.ageRange', label: 'Age range', kind: 'choice', options: AGE_RANGES },
					{ name: 'demographics.gender', label: 'Gender', kind: 'choice', options: GENDERS },
					{
						name: 'demographics.location',
						label: 'Location',
						kind: 'text',
						placeholder: 'Edinburgh, within 10 miles',
					},
					{ name: 'demographics.income', label: 'Income', kind: 'choice', options: INCOMES },
					{
						name: 'interests',
						label: 'Interests',
						kind: 'text',
						hint: 'Separated by commas.',
						placeholder: 'Specialty coffee, home baristas',
					},
					{
						name: 'behaviors',
						label: 'Behaviors',
						kind: 'text',
						hint: 'Separated by commas.',
						placeholder: 'Engaged shoppers',
					},
				],
			},
		],
	},
	{
		title: 'Messaging & Brand Voice',
		groups: [
			{
				fields: [
					{
						name: 'valueProposition',
						label: 'Value proposition',
						kind: 'area',
						rows: 3,
						hint: 'Why they should choose you, in one sentence.',
						placeholder: 'We collect the machine, service it in two days and bring it back',
					},
					{
						name: 'painPoints',
						label: 'Pain points',
						kind: 'area',
						rows: 4,
						hint: 'One a sentence: what annoys them now.',
						placeholder: 'Nobody names the price beforehand. Coffee tastes bitter.',
					},
					{
						name: 'benefits',
						label: 'Benefits',
						kind: 'area',
						rows: 4,
						hint: 'One a sentence: what they have afterwards. Only what you can keep.',
						placeholder: 'Back in two days. Six-month warranty on every part we fit.',
					},
					{ name: 'brandVoice', label: 'Brand voice', kind: 'choice', options: BRAND_VOICES },
					{
						name: 'promotions',
						label: 'Promotions',
						kind: 'text',
						hint: 'With its end date.',
						placeholder: '£15 off the first service until 30 April',
					},
					{
						name: 'competitorInfo',
						label: 'Competitors',
						kind: 'area',
						rows: 3,
						hint: 'What the others offer. No ad names them.',
						placeholder: 'The makers ask owners to post the machine and wait four weeks',
					},
				],
			},
			OWN_LINES,
			META_IMPORT,
		],
	},
]);
