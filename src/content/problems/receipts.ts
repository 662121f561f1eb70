import type { Problem } from '../problem.ts';

export const receipts = {
	id: 'receipts',
	name: 'receipts and bookkeeping',
	near: ['missing-papers', 'taxes'],
	detect: [
		{
			pattern:
				/\b(?:shoe ?box(?:es)?|bags?|pile|piles|box) of (?:receipts|papers|bills)\b|\breceipts (?:\w+ ){0,3}(?:in the|everywhere|lost|missing|glove|collect\w*|sort\w*)\b|\b(?:lose|loses|losing|lost|sort|sorting|collect|collecting) (?:\w+ )?receipts\b/i,
			finds: [
				'shoeboxes of papers',
				'a bag of bills',
				'a pile of receipts',
				'piles of receipts',
				'a box of receipts',
				'receipts in the van',
				'receipts everywhere',
				'receipts get lost',
				'receipts are missing',
				'receipts fill the glove box',
				'receipts nobody collects',
				'receipts to be sorted',
				'they lose receipts',
				'he loses receipts',
				'losing receipts',
				'lost receipts',
				'sort the receipts',
				'sorting receipts',
				'collect the receipts',
				'collecting receipts',
			],
			leaves: ['Print receipts'],
		},
		{
			pattern:
				/\b(?:supplier|purchase) invoices\b|\binvoices? (?:\w+ )?(?:lost|piles? up)\b|\bbookkeeping (?:for|clean-?up)\b/i,
			finds: [
				'purchase invoices',
				'he sorts supplier invoices',
				'Invoices get lost in the kitchen',
				'invoices pile up',
				'bookkeeping for electricians',
				'Bookkeeping clean-up',
			],
			leaves: ['We send invoices'],
		},
	],
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
