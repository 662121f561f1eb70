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
				'discount code margin',
				'a discount eats the day',
				'discounts kill the margin',
				'vouchers kill margins',
				'voucher eats money',
				'coupons cost profit',
				'a coupon that eats profit',
				'promotions eat the margin',
				'a discount is expected',
				'discounts that all expect',
				'too many discounts',
				'always discounts',
				'constant discounts',
				'everyone wants a discount',
				'everybody wants a discount',
				'he asks for a discount',
				'they ask for a discount',
				'asking for a discount',
				'too many vouchers',
				'asks for a voucher',
				'too many coupons',
				'he asks for a coupon',
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
