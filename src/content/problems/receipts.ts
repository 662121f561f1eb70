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
				'shoebox of receipts at year end',
				'shoeboxes of papers',
				'a bag of bills',
				'bags of receipts',
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
				/\b(?:bookkeeping|accounting|the books)\b[^.;\n]{0,30}\b(?:evenings?|weekends?|nights?|sundays|mess|chaos|hours|once a year)\b/i,
			finds: [
				'bookkeeping in the evening',
				'accounting on weekends',
				'the books at night',
				'bookkeeping on Sundays',
				'accounting every weekend',
				'bookkeeping through the nights',
				'bookkeeping takes evenings',
				'the books are a mess',
				'bookkeeping is chaos',
				'bookkeeping takes hours',
				'bookkeeping once a year',
			],
			leaves: ['The books on the shelf'],
		},
		{
			pattern: /\b(?:papers|receipts) (?:\w+ )?in a (?:\w+ )?(?:bag|box)\b/i,
			finds: ['our accountant gets the papers in a plastic bag', 'receipts come in a bag', 'receipts in a box'],
			leaves: ['A cat in a box'],
		},
	],
	sentences: {
		workflow: ['Where does a receipt go from the moment you get it?', 'Who does the bookkeeping, and how often?'],
		test: [
			'How many receipts were missing the last time the books were done, if any?',
			'How long did the last round of bookkeeping take, and whose time was it?',
		],
	},
} as const satisfies Problem;
