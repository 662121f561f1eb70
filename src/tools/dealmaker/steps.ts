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
						hint: 'One sentence a fact: prices and what each covers, terms, what may be offered, what must not be mentioned.',
						placeholder:
							'The $900 a month covers all four depots. Term is 12 months. A trial in one depot is possible. Do not mention the other bakery. We need to learn who signs.',
					},
				],
			},
		],
	},
]);
