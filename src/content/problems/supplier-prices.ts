import type { Problem } from '../problem.ts';

export const supplierPrices = {
	id: 'supplier-prices',
	name: 'what suppliers charge',
	near: ['suppliers', 'pricing'],
	detect: [
		{
			pattern:
				/\b(?:suppliers?|vendors?|wholesalers?|purchas(?:e|ing)|materials?|ingredients|food)\b[^.;\n]{0,40}\b(?:prices?|costs|expensive|dearer|increases?|overcharge)\b/i,
			finds: [
				'a vendor with a new price',
				'the wholesaler gets dearer',
				'purchase prices rise',
				'purchasing costs too much',
				'materials get dearer',
				'ingredients have become expensive',
				'food costs',
				'suppliers overcharge',
				'a supplier increase',
			],
			leaves: ['Food for thought'],
		},
		{
			pattern: /\b(?:prices? of|cost of) (?:suppliers|materials|food|ingredients|energy)\b/i,
			finds: [
				'Prices of suppliers rise every month',
				'the price of materials',
				'cost of food too high',
				'cost of ingredients',
				'price of energy',
			],
			leaves: ['The price of love'],
		},
		{
			pattern:
				/\b(?:prices?|rates?) (?:from|of) (?:the |our |his )?(?:suppliers?|carriers?|wholesalers?) (?:are |is )?(?:chang(?:e|es|ing)|in (?:\w+ ){0,2}(?:pdfs?|excel|e-?mails))\b/i,
			finds: [
				'Rates of carriers are in many PDF and Excel',
				'the price of the supplier is changing',
				'prices from our supplier change',
				'the rate of his wholesaler changes',
				'rates of carriers in Excel',
				'prices from suppliers in e-mails',
			],
			leaves: ['The price from the shop'],
		},
	],
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
