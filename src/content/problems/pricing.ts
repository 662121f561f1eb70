import type { Problem } from '../problem.ts';

export const pricing = {
	id: 'pricing',
	name: 'prices and what a job costs',
	sentences: {
		workflow: [
			'How did you arrive at the last price you gave a customer?',
			'How do you find out what a product or a piece of work cost you in the end?',
		],
		test: [
			'Of your last ten jobs or orders, which brought in less than you expected, and how do you know?',
			'When did you last change a price, and what made you do it?',
		],
	},
} as const satisfies Problem;
