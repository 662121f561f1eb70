import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';

const ROWS = 8;

export const steps = defineSteps(contract, [
	{
		title: 'Your Niche',
		groups: [
			{
				fields: [
					{
						name: 'niche',
						label: 'Niche',
						kind: 'area',
						rows: ROWS,
						hint: 'What you would do, and for which trade.',
						placeholder: 'Quote follow-up for roofing contractors',
					},
				],
			},
		],
	},
	{
		title: 'Ideal Customer',
		groups: [
			{
				fields: [
					{
						name: 'idealCustomer',
						label: 'Ideal customer',
						kind: 'area',
						rows: ROWS,
						hint: 'Whom you will talk to: their role, the size of the company, what they do themselves.',
						placeholder: 'Owners with two crews who price every roof themselves',
					},
				],
			},
		],
	},
	{
		title: 'Primary Goal',
		groups: [
			{
				fields: [
					{
						name: 'primaryGoal',
						label: 'Primary goal',
						kind: 'area',
						rows: ROWS,
						hint: 'What you want to know or to have at the end of the call.',
						placeholder: 'Find out how many quotes stay unanswered, and agree on a two-week trial',
					},
				],
			},
		],
	},
	{
		title: 'Assumed Pain Points',
		groups: [
			{
				fields: [
					{
						name: 'assumedPainPoints',
						label: 'Assumed pain points',
						kind: 'area',
						rows: ROWS,
						hint: 'Three to five, one a line. A point about a job that we know is asked in several ways; each other one gets an open question in both lists.',
						placeholder:
							'1. Quotes go out late in the season\n2. Nobody asks again after a quote\n3. Measurements are typed twice',
					},
				],
			},
		],
	},
	{
		title: 'Initial Service Ideas',
		groups: [
			{
				fields: [
					{
						name: 'initialServiceIdeas',
						label: 'Initial service ideas',
						kind: 'area',
						rows: ROWS,
						hint: 'What you might offer, one idea a line. It stays out of the questions until they have told you how they work.',
						placeholder: 'A reminder after each quote\nA measuring form for the phone',
					},
				],
			},
		],
	},
	{
		title: 'Uncertainties',
		groups: [
			{
				fields: [
					{
						name: 'uncertainties',
						label: 'Uncertainties',
						kind: 'area',
						rows: ROWS,
						hint: 'What you do not know and what would change your mind.',
						placeholder: 'Who agrees to a new tool? What do they pay for leads today?',
					},
				],
			},
			{
				heading: 'For the first and the last minute of the call (optional)',
				note: 'What you leave empty is left out of the toolkit.',
				fields: [
					{
						name: 'contactFirstName',
						label: 'First name of the person you will talk to',
						kind: 'text',
						slot: 'name',
						hint: 'So that the opening greets them.',
						placeholder: 'Priya',
					},
					{
						name: 'minutes',
						label: 'Minutes you have',
						kind: 'text',
						hint: 'So that you can ask at the start whether the time still suits them.',
						placeholder: '30',
					},
					{
						name: 'firstStep',
						label: 'What you would do first',
						kind: 'area',
						rows: 2,
						slot: 'step',
						hint: 'A small step that you can offer at the end if a point held: one sentence that begins with “We” or “I”.',
						placeholder: 'We go through your last ten quotes with you and mark those that nobody followed up.',
					},
				],
			},
		],
	},
]);
