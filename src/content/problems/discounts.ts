import type { Problem } from '../problem.ts';

export const discounts = {
	id: 'discounts',
	name: 'discounts',
	near: ['pricing', 'price-objections'],
	detect: [
		{
			pattern:
				/\b(?:discounts?(?: codes?)?|vouchers?|coupons?|promotions)\b[^.;\n]{0,40}\b(?:eat|eats|margins?|profit|expect(?:ed)?)\b|\b(?:too many|always|constant|every\w* wants? an?|ask(?:s|ing)? for an?) (?:discounts?|vouchers?|coupons?)\b/i,
			finds: [
				'discount codes eat the money',
				'vouchers kill margins',
				'voucher eats money',
				'coupons cost profit',
				'promotions eat the margin',
				'discounts that all expect',
				'always discounts',
				'constant discounts',
				'everybody wants a discount',
				'asking for a discount',
				'asks for a voucher',
				'too many coupons',
			],
			leaves: ['The discount shop'],
		},
	],
	sentences: {
		workflow: [
			'How do you decide who gets a discount, and how much?',
			'Which discounts are running today, and who can use each of them?',
		],
		test: [
			'How many of last month’s sales carried a discount, and what did you earn on them?',
			'What happened the last time you stopped a discount, if you ever did?',
		],
	},
} as const satisfies Problem;
