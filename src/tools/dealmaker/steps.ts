import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';

export const steps = defineSteps(contract, [
	{
		title: 'Discovery Call Transcript',
		groups: [
			{
				fields: [
					{
						name: 'transcript',
						label: 'Transcript of the call',
						kind: 'transcript',
						rows: 12,
						roles: 'speakerRoles',
						placeholder:
							'Paste the whole call with speaker labels, one turn a line, for example:\n\nDana: What happens when a driver is late?\nPriya: We ring the customer by hand, and half of them have left by then.',
					},
				],
			},
		],
	},
	{
		title: 'Additional Context',
		groups: [
			{
				fields: [
					{
						name: 'additionalContext',
						label: 'What the call does not say',
						kind: 'area',
						rows: 6,
						hint: 'One sentence a fact: prices and what each covers, terms, what must not be mentioned.',
						placeholder: 'The $900 a month covers all four depots. Term is 12 months. Do not mention the other bakery.',
					},
				],
			},
			{
				heading: 'What your client will read (optional)',
				note: 'Below each field stands what the call offers for it. Take it, change it or write your own; what you leave empty is asked for in the result, and stays out of what you send until then.',
				suggested: true,
				fields: [
					{
						name: 'answers.client',
						label: 'Client',
						kind: 'text',
						hint: 'The company, as it should stand in the title.',
						placeholder: 'Kearns Heating',
					},
					{
						name: 'answers.seller',
						label: 'Your company',
						kind: 'text',
						hint: 'The name under which you offer.',
						placeholder: 'Quoteline Studio',
					},
					{
						name: 'answers.problem',
						label: 'Their problem, in one sentence',
						kind: 'area',
						rows: 2,
						hint: 'They should recognise themselves in it: one plain sentence, with their own figure if there is one.',
						placeholder: 'Three of your ten quotes go out after the customer has bought elsewhere.',
					},
					{
						name: 'answers.outcome',
						label: 'What they will have',
						kind: 'area',
						rows: 2,
						hint: 'What is different for them when it works. One line each.',
						placeholder: 'Each quote leaves the office on the day of the visit.',
					},
					{
						name: 'answers.deliverables',
						label: 'What you deliver',
						kind: 'area',
						rows: 3,
						hint: 'Things that can be counted or handed over. One line each.',
						placeholder: 'A quote form for the five jobs you do most\nTwo training sessions of an hour each',
					},
					{
						name: 'answers.price',
						label: 'Price and terms',
						kind: 'area',
						rows: 2,
						hint: 'The sum, what it covers, tax, and when it is paid.',
						placeholder: '£2,400 plus VAT, half at the start and half when it runs.',
					},
					{
						name: 'answers.timing',
						label: 'Start and end',
						kind: 'area',
						rows: 2,
						hint: 'Days as dates, so that they still hold next week.',
						placeholder: 'From 3 March to 14 April.',
					},
					{
						name: 'answers.decides',
						label: 'Who decides',
						kind: 'text',
						hint: 'Everybody who has to agree. Your own copy shows it, your client does not read it.',
						placeholder: 'Aoife Kearns and Declan Kearns',
					},
					{
						name: 'answers.nextSteps',
						label: 'Next steps',
						kind: 'area',
						rows: 3,
						hint: 'Who does what by when. One line each.',
						placeholder: 'Quoteline sends the agreement by Friday, 28 February\nAoife signs by 4 March',
					},
					{
						name: 'answers.solution',
						label: 'How it works',
						kind: 'area',
						rows: 2,
						hint: 'One or two sentences, if the client needs to be told again.',
						placeholder: 'Your fitters speak the job into their phone; the office gets the finished quote to check.',
					},
					{
						name: 'answers.proof',
						label: 'One result you can prove',
						kind: 'area',
						rows: 2,
						hint: 'What it did for another client, with its number and, if you may, the name.',
						placeholder: 'Brady Plumbing sends its quotes on the same day since May; before, it took four.',
					},
					{
						name: 'answers.reassurance',
						label: 'Their questions, answered',
						kind: 'area',
						rows: 2,
						hint: 'What they asked and should read once more. One line each.',
						placeholder: 'You asked who owns the templates: you do.',
					},
					{
						name: 'answers.title',
						label: 'Name of this option',
						kind: 'text',
						hint: 'Only needed beside a second option.',
						placeholder: 'All teams from the start',
					},
				],
			},
			...(['secondOption', 'thirdOption'] as const).map((option, index) => ({
				heading: index === 0 ? 'A second option' : 'A third option',
				note: 'Only where the call held one: a pilot, a part, another way to buy.',
				add: 'Add an option',
				suggested: true as const,
				fields: [
					{
						name: `${option}.title` as const,
						label: 'What sets it apart',
						kind: 'text' as const,
						placeholder: 'A pilot with one team',
					},
					{
						name: `${option}.deliverables` as const,
						label: 'What you deliver in it',
						kind: 'area' as const,
						rows: 2,
						placeholder: 'The quote form for boiler changes only',
					},
					{
						name: `${option}.price` as const,
						label: 'Its price and terms',
						kind: 'area' as const,
						rows: 2,
						placeholder: '£600 plus VAT, taken off if you go on.',
					},
					{
						name: `${option}.timing` as const,
						label: 'Its start and end',
						kind: 'text' as const,
						placeholder: 'March',
					},
				],
			})),
		],
	},
]);
