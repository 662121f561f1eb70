import type { Problem } from '../problem.ts';

export const seasons = {
	id: 'seasons',
	name: 'quiet and busy months',
	sentences: {
		workflow: [
			'How does a week in the quiet months differ from one in the busy months?',
			'What do you do in the quiet months to prepare for the busy ones?',
		],
		test: [
			'How do you get through the quiet months?',
			'How much quieter is your quietest month than your busiest one?',
		],
	},
} as const satisfies Problem;
