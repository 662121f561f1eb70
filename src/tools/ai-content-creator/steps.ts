import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';
import { BRAND_VOICES, CONTENT_TYPES, INDUSTRIES, PLATFORMS, POSTING_FREQUENCIES } from './options.ts';
import { answerGroups } from './panel.ts';

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
						hint: 'The first sentence opens the strategy.',
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
						hint: 'One a sentence: open slots ask what you tell people about it.',
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
						hint: 'A piece takes the first of these that its answer suits.',
					},
					{
						name: 'contentPillars',
						label: 'Content pillars',
						kind: 'area',
						rows: 3,
						hint: 'Subjects that everything belongs to, separated by semicolons: each is the theme of a week.',
						placeholder: 'Mend it yourself; Inside the workshop; Riding to work',
					},
					{
						name: 'contentThemes',
						label: 'Themes',
						kind: 'area',
						rows: 3,
						hint: 'What to write about, separated by commas; the themes of the weeks where no pillars are named.',
						placeholder: 'Punctures, brakes, winter riding',
					},
					{
						name: 'callToActions',
						label: 'Calls to action',
						kind: 'area',
						rows: 3,
						hint: 'What readers should do, with the number or link that they need. The offer asks for the one that speaks of it, and of the others at most one piece in six.',
						placeholder: 'Book a seat: spokeandkettle.example/class; Send us a photo of the part',
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
			{
				heading: 'Your material (optional)',
				note: 'Without a model, each answer below becomes one piece on one platform, in your own words. Three pieces a week on two platforms are 24 slots in four weeks; a slot without an answer stays open and asks you a question.',
				fields: [
					{
						name: 'firstDay',
						label: 'First day of the calendar',
						kind: 'text',
						slot: 'date',
						hint: 'Then each slot has its date, and tips for a date go out before it.',
						placeholder: '7 December 2026',
					},
					{
						name: 'timeZone',
						label: 'Time zone',
						kind: 'text',
						hint: 'As your calendar names it; a capital city will do.',
						placeholder: 'Europe/Dublin',
					},
				],
			},
			...answerGroups,
		],
	},
]);
