import type { Problem } from '../problem.ts';

export const discounts = {
	id: 'discounts',
	name: 'discounts',
	sentences: {
		workflow: [
			'How do you decide who gets a discount, and how much?',
			'Which discounts are running today, and who can use each of them?',
		],
		test: [
			'How many of last month’s sales carried a discount, and what did you earn on them?',
			'What happened the last time you stopped a discount, if you ever did?',
		],
	},
} as const satisfies Problem;
