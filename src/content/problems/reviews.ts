import type { Problem } from '../problem.ts';

export const reviews = {
	id: 'reviews',
	name: 'online reviews',
	sentences: {
		workflow: [
			'How do you hear of a new review, and who answers it?',
			'What happened after the last bad review, if there was one?',
		],
		test: [
			'How many reviews did you get in the last three months, and what did they say?',
			'What have you done so far to get reviews, and what came of it?',
		],
	},
} as const satisfies Problem;
