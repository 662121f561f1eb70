import type { Problem } from '../problem.ts';

export const hiring = {
	id: 'hiring',
	name: 'finding new staff',
	sentences: {
		workflow: [
			'How did you find the last person you hired, and how long did that take?',
			'Who reads applications, and what happens to each of them?',
		],
		test: [
			'How many people applied for your last opening, and what became of them?',
			'What was left undone while that job was open, if anything?',
		],
	},
} as const satisfies Problem;
