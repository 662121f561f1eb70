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
			{
				heading: 'What a niche is made of (optional)',
				note: 'A niche of your own is a job and a trade that you name here. Without them, the list rests on what our catalogue knows.',
				fields: [
					...([1, 2, 3] as const).flatMap((number) => [
						{
							name: `job${number}` as const,
							label: `Job ${number} that you have done for others`,
							kind: 'text' as const,
							slot: 'label' as const,
							hint: 'Two or three words: the title of a niche begins with them.',
							placeholder: ['Rent arrears', 'Repair orders', 'Handover reports'][number - 1] ?? '',
						},
						{
							name: `result${number}` as const,
							label: `What came of job ${number}`,
							kind: 'text' as const,
							slot: 'notes' as const,
							hint: 'One sentence with its number, and the trade if it is not the first: it is quoted as your proof.',
							placeholder:
								[
									'I brought the arrears of 600 flats from £48,000 down to £9,000 in a year.',
									'I halved the second visits, from 22 a month to 11.',
									'I wrote 140 handover reports, and two were disputed.',
								][number - 1] ?? '',
						},
					]),
					...([1, 2] as const).flatMap((number) => [
						{
							name: `knownTrade${number}` as const,
							label: number === 1 ? 'A trade you know from the inside' : 'A second trade you know from the inside',
							kind: 'text' as const,
							slot: 'people' as const,
							hint: 'In the plural: the title of a niche ends with it.',
							placeholder: number === 1 ? 'property managers' : 'housing associations',
						},
						{
							name: `knownPeople${number}` as const,
							label: number === 1 ? 'Whom you can ask in that trade' : 'Whom you can ask in the second trade',
							kind: 'text' as const,
							slot: 'notes' as const,
							hint: 'How many, and what they are called there: it decides the reach.',
							placeholder: number === 1 ? 'about 15 maintenance coordinators' : 'two housing officers',
						},
					]),
					...([1, 2] as const).flatMap((number) => [
						{
							name: `contactTrade${number}` as const,
							label: number === 1 ? 'A trade you know through somebody' : 'A second trade you know through somebody',
							kind: 'text' as const,
							slot: 'people' as const,
							hint: 'In the plural. It counts half as much as your own.',
							placeholder: number === 1 ? 'heating firms' : 'letting agents',
						},
						{
							name: `contactJob${number}` as const,
							label: number === 1 ? 'Which of your jobs they need' : 'Which of your jobs they need there',
							kind: 'text' as const,
							slot: 'label' as const,
							hint: 'What you have heard them ask for; without it we offer them nothing.',
							placeholder: number === 1 ? 'Repair orders' : 'Handover reports',
						},
					]),
					{
						name: 'firstPrice',
						label: 'Price of a first job',
						kind: 'text',
						slot: 'price',
						hint: 'In your currency, for job 1. It says how many clients your month needs. Write “for all” if it holds for each job.',
						placeholder: '£280 a month',
					},
					{
						name: 'hoursAWeek',
						label: 'Hours a week',
						kind: 'text',
						slot: 'number',
						hint: 'What you have for this beside everything else.',
						placeholder: '12',
					},
				],
			},
		],
	},
]);
