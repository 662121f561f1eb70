import type { Problem } from '../problem.ts';

export const quoteFollowUp = {
	id: 'quote-follow-up',
	name: 'quotes that nobody follows up',
	sentences: {
		workflow: [
			'What do you do in the two weeks after a quote has gone out?',
			'How do you know, at any moment, which quotes are still open?',
		],
		test: [
			'How many of last month’s quotes are still open, and what are they worth?',
			'What do you know about why the last few quotes were turned down?',
		],
	},
} as const satisfies Problem;
