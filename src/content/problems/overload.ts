import type { Problem } from '../problem.ts';

export const overload = {
	id: 'overload',
	name: 'more work than hours',
	sentences: {
		workflow: [
			'What does an ordinary working day look like, from start to finish?',
			'When there is too much to do, who decides what comes first, and how?',
		],
		test: [
			'How many hours did you work last week, and what took up most of your time?',
			'What did you not get round to last week, if anything, and what came of it?',
		],
	},
} as const satisfies Problem;
