import type { Problem } from '../problem.ts';

export const missingPapers = {
	id: 'missing-papers',
	name: 'papers or details that others have to send',
	sentences: {
		workflow: [
			'What do you need from others before you can start, and how do they send it?',
			'What do you do when a paper or a detail that you need is missing?',
		],
		test: [
			'For the last job, how often did you have to ask before everything was there?',
			'What is waiting today for a paper or a detail, and since when?',
		],
	},
} as const satisfies Problem;
