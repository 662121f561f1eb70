import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';

const ROWS = 8;

export const steps = defineSteps(contract, [
	{
		title: 'Professional Background',
		groups: [
			{
				fields: [
					{
						name: 'professionalBackground',
						label: 'Professional background',
						kind: 'area',
						rows: ROWS,
						hint: 'Jobs, trades and years, in your own words: the result quotes them.',
						placeholder: 'Six years at the front desk of a veterinary clinic, before that in a call center',
					},
				],
			},
		],
	},
	{
		title: 'Top Skills',
		groups: [
			{
				fields: [
					{
						name: 'topSkills',
						label: 'Top skills',
						kind: 'area',
						rows: ROWS,
						hint: 'Separate them by commas. Name tools, and what others ask you for.',
						placeholder: 'Scheduling, plain writing, spreadsheets, calming upset callers, Zapier',
					},
				],
			},
		],
	},
	{
		title: 'Passions & Interests',
		groups: [
			{
				fields: [
					{
						name: 'passions',
						label: 'Passions and interests (optional)',
						kind: 'area',
						rows: ROWS,
						hint: 'What you do without being paid for it.',
						placeholder: 'Dog training, old radios, cooking for friends',
					},
				],
			},
		],
	},
	{
		title: 'Your Network',
		groups: [
			{
				fields: [
					{
						name: 'network',
						label: 'Your network (optional)',
						kind: 'area',
						rows: ROWS,
						hint: 'Whom could you ask this week? Say how many, what they do, or how you are related.',
						placeholder: 'About 20 owners of pet shops; my aunt manages a hotel',
					},
				],
			},
		],
	},
	{
		title: 'Anything Else',
		groups: [
			{
				fields: [
					{
						name: 'anythingElse',
						label: 'Anything else (optional)',
						kind: 'area',
						rows: ROWS,
						hint: 'Hours a week, a deadline, an income, what you will not do.',
						placeholder: 'Ten hours a week, no cold calling, remote only, $3,000 a month',
					},
				],
			},
		],
	},
]);
