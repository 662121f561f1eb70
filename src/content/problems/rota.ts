import type { Problem } from '../problem.ts';

export const rota = {
	id: 'rota',
	name: 'planning who works when',
	sentences: {
		workflow: [
			'How was it decided who works when this week, and what has changed since?',
			'Who has to know when working times change, and how do they hear of it?',
		],
		test: [
			'How often did working times change last week after they were settled, and why?',
			'What happened the last time somebody could not come to work?',
		],
	},
} as const satisfies Problem;
