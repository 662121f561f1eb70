import type { Problem } from '../problem.ts';

export const reports = {
	id: 'reports',
	name: 'writing reports',
	sentences: {
		workflow: [
			'How did the last report come about, from the first figure to the moment it went out?',
			'Who reads the report, and what do they do with it?',
		],
		test: [
			'How many hours went into the last report, and whose?',
			'What did the readers of the last report ask or correct afterwards?',
		],
	},
} as const satisfies Problem;
