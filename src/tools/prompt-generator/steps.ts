import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';

export const steps = defineSteps(contract, [
	{
		title: 'Your Task',
		groups: [
			{
				fields: [
					{
						name: 'task',
						label: 'Task / Goal',
						kind: 'area',
						rows: 3,
						wide: true,
						hint: 'What the model is to do, as you would tell a colleague.',
						placeholder: 'Compare the two offers for our new van and recommend one',
					},
					{
						name: 'context',
						label: 'Context',
						kind: 'area',
						rows: 4,
						wide: true,
						hint: 'Recommended: facts, figures, people, and what must not happen. One a line works best.',
						placeholder:
							'Offer A: £310 a month for four years.\nOffer B: £14,900 at once.\nNo electric van: we have no charger.',
					},
					{
						name: 'format',
						label: 'Output Format',
						kind: 'text',
						wide: true,
						hint: 'What the answer should look like, and how long it may be.',
					},
					{
						name: 'examples',
						label: 'Examples',
						kind: 'area',
						rows: 4,
						wide: true,
						hint: 'Texts in your style, or pairs of input and output, with a line of dashes between them.',
						placeholder: 'The boiler is fixed. It was the pump.\n---\nTuesday is full. Wednesday at ten is free.',
					},
				],
			},
		],
	},
]);
