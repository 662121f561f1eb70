import type { Problem } from '../problem.ts';

export const pictures = {
	id: 'pictures',
	name: 'pictures of what is sold',
	sentences: {
		workflow: [
			'Who takes the pictures of what you sell, and what is done to them afterwards?',
			'What has to happen before something new can be seen online?',
		],
		test: [
			'How many hours went into pictures last month, and whose?',
			'What did somebody last say about a difference between a picture and the real thing, if anything?',
		],
	},
} as const satisfies Problem;
