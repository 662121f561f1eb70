import type { Problem } from '../problem.ts';

export const suppliers = {
	id: 'suppliers',
	name: 'deliveries from suppliers',
	near: ['supplier-prices', 'stock'],
	detect: [
		{
			pattern:
				/\b(?:materials?|goods|parts|ingredients)\b[^.;\n]{0,40}\b(?:arrives?|comes?|delivered) (?:too )?late\b/i,
			finds: [
				'The material arrives late',
				'goods come late',
				'parts are delivered too late',
				'ingredients arrive too late',
			],
			leaves: ['The bus arrives late'],
		},
		{
			pattern: /\bsuppliers? delivers? (?:\w+ ){0,3}late\b/i,
			finds: ['Suppliers deliver the ceramic late', 'the supplier delivers late'],
			leaves: ['Suppliers deliver at noon'],
		},
	],
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
