import type { Problem } from '../problem.ts';

export const rework = {
	id: 'rework',
	name: 'work that has to be done again',
	sentences: {
		workflow: [
			'Who checks the work before it leaves you, and how?',
			'What happens from the moment somebody notices that something is wrong?',
		],
		test: [
			'What had to be done again last month, and what did it cost?',
			'Where did the last mistake begin, and where was it noticed?',
		],
	},
} as const satisfies Problem;
