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
			'How much work did you turn down in the last busy season, if any?',
			'What did you take in your quietest month last year, and what in your busiest?',
		],
	},
} as const satisfies Problem;
