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
			'When did you last miss a number for a decision, if ever, and how did that go?',
		],
	},
} as const satisfies Problem;
