import type { Problem } from '../problem.ts';

export const overload = {
	id: 'overload',
	name: 'more work than hours',
	sentences: {
		workflow: ['What did yesterday look like, hour by hour?', 'How did you decide last week what had to wait?'],
		test: [
			'How many hours did you work last week, and what took most of them?',
			'What was left undone last week, if anything, and what did that lead to?',
		],
	},
} as const satisfies Problem;
