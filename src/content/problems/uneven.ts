import type { Problem } from '../problem.ts';

export const uneven = {
	id: 'uneven',
	name: 'work that everybody does differently',
	sentences: {
		workflow: [
			'How does somebody new learn how the work is done?',
			'How do you find out whether work was done the way you want it?',
		],
		test: [
			'If I watched two of your people do the same work, what would differ?',
			'When did a difference last cause trouble, if ever, and what did it cost?',
		],
	},
} as const satisfies Problem;
