import type { Problem } from '../problem.ts';

export const suppliers = {
	id: 'suppliers',
	name: 'deliveries from suppliers',
	near: ['supplier-prices', 'stock'],
	detect: [
		{
			pattern:
				/\b(?:suppliers?|vendors?|wholesalers?)\b[^.;\n]{0,40}\b(?:late|wrong|unreliable|delay(?:s|ed)?|not on time)\b/i,
			finds: [
				'Suppliers deliver late',
				'the supplier sends the wrong size',
				'vendors are unreliable',
				'the wholesaler delays everything',
				'vendor delivery is delayed',
				'suppliers are not on time',
			],
			leaves: ['A supplier of smiles'],
		},
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
			pattern: /\bwrong (?:parts?|materials?|goods) (?:\w+ )?(?:delivered|arrives?|comes?)\b/i,
			finds: [
				'wrong material delivered',
				'wrong parts are delivered to site',
				'the wrong part arrives',
				'wrong materials arrive',
				'wrong goods come',
				'the wrong part comes',
			],
			leaves: ['The wrong part'],
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
