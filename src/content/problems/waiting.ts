import type { Problem } from '../problem.ts';

export const waiting = {
	id: 'waiting',
	name: 'people who have to wait',
	sentences: {
		workflow: [
			'What happens from the moment somebody asks until it is their turn?',
			'How do people learn how long they will have to wait?',
		],
		test: [
			'How long did people wait last week, at best and at worst?',
			'How many people went away without waiting last month, as far as you know?',
		],
	},
} as const satisfies Problem;
