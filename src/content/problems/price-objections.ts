import type { Problem } from '../problem.ts';

export const priceObjections = {
	id: 'price-objections',
	name: 'people who find the price too high',
	sentences: {
		workflow: [
			'When do you speak about the price, and what do you say?',
			'What do people compare your price with, as far as you know?',
		],
		test: [
			'Of the last ten people who asked your price, how many bought?',
			'What did the last few people say about the price?',
		],
	},
} as const satisfies Problem;
