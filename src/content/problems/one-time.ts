import type { Problem } from '../problem.ts';

export const oneTime = {
	id: 'one-time',
	name: 'people who buy once',
	sentences: {
		workflow: [
			'What do people hear from you after they first buy from you?',
			'How do you see who has bought before and who has not?',
		],
		test: [
			'How many of last month’s sales went to people who had bought before?',
			'What do you know about the last few people who bought once and not again?',
		],
	},
} as const satisfies Problem;
