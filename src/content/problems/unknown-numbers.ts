import type { Problem } from '../problem.ts';

export const unknownNumbers = {
	id: 'unknown-numbers',
	name: 'numbers that nobody knows',
	sentences: {
		workflow: [
			'Which numbers do you look at every week, and where do they come from?',
			'Who keeps the numbers you need, and where are they written down?',
		],
		test: [
			'What did you last want to know about your numbers, and how long did it take to find out?',
			'What did you last decide without a number that you needed, if anything, and how did it turn out?',
		],
	},
} as const satisfies Problem;
