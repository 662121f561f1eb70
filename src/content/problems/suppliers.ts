import type { Problem } from '../problem.ts';

export const suppliers = {
	id: 'suppliers',
	name: 'deliveries from suppliers',
	sentences: {
		workflow: [
			'What happened with the last order you placed with a supplier, from the order to the delivery?',
			'Who checks a delivery, and against what?',
		],
		test: [
			'How many of last month’s deliveries were late, short or wrong, if any?',
			'What did the last bad delivery cost you, in money or in hours, if there was one?',
		],
	},
} as const satisfies Problem;
