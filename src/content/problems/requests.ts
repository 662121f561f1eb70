import type { Problem } from '../problem.ts';

export const requests = {
	id: 'requests',
	name: 'requests that get lost',
	sentences: {
		workflow: [
			'How do requests reach you, and where do they all come together?',
			'What happened with the last request, from the moment it arrived to the end?',
		],
		test: [
			'How many requests were lost or found too late last month, if any?',
			'What came of the last request that was lost, if one was?',
		],
	},
} as const satisfies Problem;
