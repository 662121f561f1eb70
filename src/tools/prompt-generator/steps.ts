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
						hint: 'Recommended: facts, figures and people, one a line.',
						placeholder:
							'Offer A: £310 a month for four years.\nOffer B: £14,900 at once.\nWe drive about 9,000 miles a year.',
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
			{
				heading: 'What the prompt would otherwise leave open (optional)',
				note: 'A model that is not told these things guesses them. Your words go into the prompt as they are.',
				fields: [
					{
						name: 'role',
						label: 'Who the model should be',
						kind: 'text',
						wide: true,
						slot: 'notes',
						hint: 'It decides from whose place the answer is written.',
						placeholder: 'You run the office of a driving school.',
					},
					{
						name: 'reader',
						label: 'Who reads the answer',
						kind: 'text',
						slot: 'name',
						hint: 'Without it, the model writes for nobody in particular.',
						placeholder: 'my business partner, who has not seen the offers',
					},
					{
						name: 'material',
						label: 'What you will paste in',
						kind: 'text',
						slot: 'name',
						hint: 'Name it, and the prompt holds a place for it. A text of several lines goes into the prompt itself.',
						placeholder: 'the two offers',
					},
					{
						name: 'constraints',
						label: 'What the answer must or must not do',
						kind: 'area',
						rows: 2,
						wide: true,
						slot: 'notes',
						hint: 'One a line. The model checks each of them at the end.',
						placeholder: 'No electric van: we have no charger.\nDo not ask the dealers anything yet.',
					},
					{
						name: 'steps',
						label: 'How you would go about it',
						kind: 'area',
						rows: 3,
						wide: true,
						slot: 'notes',
						hint: 'One step a line, in order. Left empty, the steps follow from the kind of task.',
						placeholder: 'Work out what each costs over four years.\nAdd insurance and tax to both.',
					},
				],
			},
		],
	},
]);
