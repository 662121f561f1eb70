import type { Problem } from '../problem.ts';

export const competition = {
	id: 'competition',
	name: 'others in the same trade',
	sentences: {
		workflow: [
			'How do people choose between you and others, as far as you know?',
			'Where do you see what others in your trade offer and charge?',
		],
		test: [
			'How many people went to somebody else in the last few months, as far as you know, and why?',
			'What do people say when they come to you from somebody else?',
		],
	},
} as const satisfies Problem;
