import type { Problem } from '../problem.ts';

export const platforms = {
	id: 'platforms',
	name: 'what platforms and portals charge',
	sentences: {
		workflow: [
			'Which platforms bring you bookings or orders, and what does each of them charge?',
			'How do people book or order with you directly, without a platform?',
		],
		test: [
			'What did platforms cost you last month, and how many orders or bookings came through them?',
			'What have you tried in order to sell more directly, and what came of it?',
		],
	},
} as const satisfies Problem;
