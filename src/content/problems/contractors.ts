import type { Problem } from '../problem.ts';

export const contractors = {
	id: 'contractors',
	name: 'outside firms',
	sentences: {
		workflow: [
			'Which outside firms work for you today, and who looks after them?',
			'How did you choose the last outside firm that you took on?',
		],
		test: [
			'How often did you have to speak to an outside firm about its work in the last three months?',
			'When did you last change an outside firm, if ever, and what made you do it?',
		],
	},
} as const satisfies Problem;
