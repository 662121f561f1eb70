import type { Problem } from '../problem.ts';

export const recalls = {
	id: 'recalls',
	name: 'people who are due again',
	sentences: {
		workflow: [
			'How do you know who is due again, and where do you look?',
			'Who reminds people that they are due, and how?',
		],
		test: [
			'How many of those who were due last month came?',
			'What did the last few people say who were due and came late, or not at all?',
		],
	},
} as const satisfies Problem;
