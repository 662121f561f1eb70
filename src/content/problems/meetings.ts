import type { Problem } from '../problem.ts';

export const meetings = {
	id: 'meetings',
	name: 'meetings',
	sentences: {
		workflow: [
			'Which meetings did you have last week, and who was there?',
			'What is written down in a meeting, and who reads it afterwards?',
		],
		test: [
			'How many hours went into meetings last week, and whose?',
			'What did the last meeting decide, and what has happened since?',
		],
	},
} as const satisfies Problem;
