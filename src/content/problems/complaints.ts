import type { Problem } from '../problem.ts';

export const complaints = {
	id: 'complaints',
	name: 'complaints',
	sentences: {
		workflow: [
			'What happened with the last complaint, from the first word to the end?',
			'Where are complaints written down, and who reads them?',
		],
		test: [
			'How many complaints came in last month, and about what?',
			'What have you changed because of a complaint this year, if anything?',
		],
	},
} as const satisfies Problem;
