import type { Problem } from '../problem.ts';

export const receipts = {
	id: 'receipts',
	name: 'receipts and bookkeeping',
	sentences: {
		workflow: [
			'What happens with a receipt or a supplier’s invoice from the moment you get it?',
			'Who does the bookkeeping, and how often?',
			'What does your accountant or tax adviser get from you, and when?',
		],
		test: [
			'How many receipts or invoices were missing the last time the books were done, if any?',
			'How long did the last round of bookkeeping take, and whose time was it?',
			'What did you last learn too late from the books, if anything?',
		],
	},
} as const satisfies Problem;
