import type { Problem } from '../problem.ts';

export const stock = {
	id: 'stock',
	name: 'what is in stock',
	sentences: {
		workflow: [
			'How do you know what is in stock, and who counts it?',
			'What happened with the last thing you reordered, from the moment somebody noticed to the delivery?',
		],
		test: [
			'What ran out in the last month, if anything, and what did it hold up?',
			'When you last counted the stock, how far was the list off?',
		],
	},
} as const satisfies Problem;
