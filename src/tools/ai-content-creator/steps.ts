import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';
import { BRAND_VOICES, CONTENT_TYPES, INDUSTRIES, PLATFORMS, POSTING_FREQUENCIES } from './options.ts';

export const steps = defineSteps(contract, [
	{
		title: 'Goals & Platforms',
		groups: [
			{
				fields: [
					{
						name: 'contentGoals',
						label: 'Content goals',
						kind: 'area',
						rows: 4,
						hint: 'One a sentence, with the figure you are after where you have one.',
						placeholder: 'Fill the Saturday repair class, 10 seats a month',
					},
					{
						name: 'platforms',
						label: 'Platforms',
						kind: 'choices',
						options: PLATFORMS,
						hint: 'Each gets a calendar of its own: two that you keep up are worth more than six.',
					},
				],
			},
		],
	},
	{
		title: 'Brand Information',
		groups: [
			{
				fields: [
					{ name: 'brandInfo.name', label: 'Brand name', kind: 'text', placeholder: 'Spoke & Kettle' },
					{ name: 'brandInfo.industry', label: 'Industry', kind: 'choice', options: INDUSTRIES },
					{
						name: 'brandInfo.description',
						label: 'What you do',
						kind: 'area',
						rows: 5,
						hint: 'What you make or offer, who does it and how: posts can only tell what stands here.',
						placeholder: 'Bicycle workshop with a coffee bar. Mechanic Ines Varga teaches a class on Saturdays.',
					},
					{
						name: 'brandInfo.values',
						label: 'What you stand for',
						kind: 'area',
						rows: 3,
						placeholder: 'Repair before replace; prices on the wall',
					},
				],
			},
		],
	},
	{
		title: 'Target Audience',
		groups: [
			{
				fields: [
					{
						name: 'targetAudience.demographics',
						label: 'Who they are',
						kind: 'area',
						rows: 3,
						placeholder: 'People in Leeds who ride to work, mostly 25 to 45',
					},
					{
						name: 'targetAudience.challenges',
						label: 'What is hard for them',
						kind: 'area',
						rows: 5,
						hint: 'One a sentence: each becomes the subject of posts.',
						placeholder: 'Brakes squeal and nobody knows why. A puncture makes them late for work.',
					},
					{
						name: 'targetAudience.interests',
						label: 'Interests',
						kind: 'text',
						hint: 'Separated by commas.',
						placeholder: 'Cycling to work, coffee, fixing things',
					},
					{
						name: 'targetAudience.platforms',
						label: 'Where and when they read',
						kind: 'text',
						hint: 'Times that you name here go before common recommendations.',
						placeholder: 'Instagram in the evening',
					},
				],
			},
		],
	},
	{
		title: 'Content Strategy',
		groups: [
			{
				fields: [
					{
						name: 'postingFrequency',
						label: 'Posting frequency',
						kind: 'choice',
						options: POSTING_FREQUENCIES,
						hint: 'On each platform.',
					},
					{ name: 'brandVoice', label: 'Brand voice', kind: 'choice', options: BRAND_VOICES },
					{
						name: 'contentTypes',
						label: 'Content types',
						kind: 'choices',
						options: CONTENT_TYPES,
						hint: 'They decide how much teaches, entertains, inspires and sells.',
					},
					{
						name: 'contentPillars',
						label: 'Content pillars',
						kind: 'area',
						rows: 3,
						hint: 'Three to five subjects that everything belongs to, separated by semicolons.',
						placeholder: 'Mend it yourself; Inside the workshop; Riding to work',
					},
					{
						name: 'contentThemes',
						label: 'Themes',
						kind: 'area',
						rows: 3,
						hint: 'What to write about, separated by commas: the more, the less repeats.',
						placeholder: 'Punctures, brakes, winter riding',
					},
					{
						name: 'callToActions',
						label: 'Calls to action',
						kind: 'area',
						rows: 3,
						hint: 'What readers should do, separated by semicolons.',
						placeholder: 'Book a seat in the Saturday class; Send us a photo of the part',
					},
				],
			},
		],
	},
	{
		title: 'Advanced Settings',
		groups: [
			{
				fields: [
					{
						name: 'industryFocus',
						label: 'Your niche in the industry',
						kind: 'text',
						placeholder: 'Bicycle repair',
					},
					{
						name: 'hashtagStrategy',
						label: 'Hashtags',
						kind: 'text',
						hint: 'Tags you use already, or rules such as “few”.',
						placeholder: '#LeedsByBike, few tags',
					},
					{
						name: 'visualStyle',
						label: 'Visual style',
						kind: 'text',
						wide: true,
						placeholder: 'Close-ups of hands and parts, daylight, no filters',
					},
					{
						name: 'seasonalContent',
						label: 'Dates and seasons',
						kind: 'area',
						rows: 3,
						placeholder: 'Clocks go back at the end of October: lights. First frost: tyres.',
					},
					{
						name: 'competitorAnalysis',
						label: 'What competitors post',
						kind: 'area',
						rows: 3,
						placeholder: 'The chain store posts discounts every day and never shows a mechanic',
					},
					{
						name: 'engagementGoals',
						label: 'Engagement goals',
						kind: 'area',
						rows: 3,
						hint: 'Figures that you want to reach are tracked as you state them.',
						placeholder: '5 photos a week sent in by riders',
					},
				],
			},
		],
	},
]);
