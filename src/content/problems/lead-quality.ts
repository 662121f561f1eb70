import type { Problem } from '../problem.ts';

export const leadQuality = {
	id: 'lead-quality',
	name: 'inquiries that lead nowhere',
	sentences: {
		workflow: [
			'What happened with the last inquiry that came to nothing, from the first message to the end?',
			'What do you ask somebody new before you give them your time?',
		],
		test: [
			'What became of each of the last ten inquiries?',
			'How much time went into inquiries last week, and whose was it?',
		],
	},
} as const satisfies Problem;
