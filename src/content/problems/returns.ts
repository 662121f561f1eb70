import type { Problem } from '../problem.ts';

export const returns = {
	id: 'returns',
	name: 'goods that are sent back',
	sentences: {
		workflow: [
			'What happens to a return, from the first message to the money back?',
			'What becomes of the goods that come back?',
		],
		test: [
			'How many returns came in last month, and for which reasons?',
			'What did the last return cost you, in postage, hours and goods?',
		],
	},
} as const satisfies Problem;
