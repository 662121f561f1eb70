import type { Problem } from '../problem.ts';

export const supplierPrices = {
	id: 'supplier-prices',
	name: 'what suppliers charge',
	sentences: {
		workflow: [
			'How do you hear that a supplier has changed a price?',
			'Who looks at a supplier’s invoice, and what do they compare it with?',
		],
		test: [
			'Which of your suppliers’ prices have changed this year, and when did you notice?',
			'When did you last change a supplier, and why?',
		],
	},
} as const satisfies Problem;
