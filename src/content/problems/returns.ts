import type { Problem } from '../problem.ts';

export const returns = {
	id: 'returns',
	name: 'goods that are sent back',
	near: ['complaints', 'stock'],
	detect: [
		{
			pattern:
				/(?<!tax |vat )\b(?:returns|returned|refunds?)\b[^.;\n]{0,40}\b(?:goods|shoes|items?|parcels?|pile up|lie around|costs?|postage|by hand|days|weeks)\b/i,
			finds: [
				'returned goods',
				'returned shoes are not checked',
				'returned things lie around',
				'returns of single items',
				'refunds for parcels',
				'returns pile up',
				'each refund costs twice',
				'returns eat postage',
				'refunds are done by hand',
				'refunds take days',
				'returns take weeks',
			],
			leaves: ['VAT returns take weeks', 'tax returns take days'],
		},
		{
			pattern: /\b(?:handl(?:e|ing)|process(?:ing)?|each|every|many) (?:\w+ ){0,2}(?:returns?|refunds?)\b(?! on)/i,
			finds: [
				'handling returns',
				'to handle a refund',
				'they process refunds',
				'Customers write three e-mails about each return',
				'every return costs',
				'too many returns',
			],
			leaves: ['A return on their investment', 'every return on time', 'many returns on'],
		},
		{
			pattern: /\bsend(?:ing)?\b[^.;\n]{0,20}\bback\b[^.;\n]{0,40}\bbecause\b/i,
			finds: ['guests send it back because it is cold'],
			leaves: ['She sends back a smile'],
		},
	],
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
