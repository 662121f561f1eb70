import type { Problem } from '../problem.ts';

export const approval = {
	id: 'approval',
	name: 'money that others have to approve',
	sentences: {
		workflow: [
			'How is money for the work approved, from the request to the decision?',
			'What do the people who approve money get to see before they decide?',
		],
		test: [
			'How much did you ask for in the last two years, and how much was approved?',
			'What was said the last time the money was discussed?',
		],
	},
} as const satisfies Problem;
