import type { Problem } from '../problem.ts';

export const sameQuestions = {
	id: 'same-questions',
	name: 'the same questions again and again',
	sentences: {
		workflow: [
			'What did people ask you yesterday, and who answered?',
			'What can people read before they ask you, and where?',
		],
		test: [
			'Which questions came up more than once last week, and how often?',
			'How much of yesterday went into answering questions, and whose time was it?',
		],
	},
} as const satisfies Problem;
