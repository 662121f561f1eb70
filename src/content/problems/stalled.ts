import type { Problem } from '../problem.ts';

export const stalled = {
	id: 'stalled',
	name: 'new things that nobody keeps up',
	sentences: {
		workflow: [
			'What was the last new thing that was started here, and who looks after it today?',
			'How is it decided here whether something new is tried, and who has a say?',
		],
		test: [
			'How many of the things started in the last two years are still going?',
			'What was started and then given up again, if anything, and why?',
		],
	},
} as const satisfies Problem;
