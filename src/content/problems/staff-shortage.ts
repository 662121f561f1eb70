import type { Problem } from '../problem.ts';

export const staffShortage = {
	id: 'staff-shortage',
	name: 'staff who leave or are missing',
	sentences: {
		workflow: [
			'What happened from the day somebody last gave notice to the day the next one began?',
			'How is the work shared out when you are one person short?',
		],
		test: [
			'How many of your staff left in the last year, and what reasons did they give?',
			'What did you last cancel or put off because you were a person short, if anything?',
		],
	},
} as const satisfies Problem;
