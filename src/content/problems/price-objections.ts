import type { Problem } from '../problem.ts';

export const priceObjections = {
	id: 'price-objections',
	name: 'people who find the price too high',
	near: ['discounts', 'competition'],
	detect: [
		{
			pattern:
				/\b(?:say|says|think|thinks|find|finds)\b[^.;\n]{0,30}\btoo (?:expensive|dear|high)\b|\b(?:haggl(?:e|es|ing)|bargain(?:s|ing)? (?:about|over))\b|\b(?:negotiat\w+|discuss\w*|complain\w*) (?:about |over )?(?:the |our |their )?prices?\b/i,
			finds: [
				'people say we are too expensive',
				'she says it is too dear',
				'they think the price is too high',
				'he thinks we are too expensive',
				'they find us too expensive',
				'she finds it too expensive',
				'they always haggle about the price',
				'he haggles',
				'tired of haggling',
				'they bargain over it',
				'she bargains about everything',
				'bargaining about it',
				'they negotiate the price',
				'they discuss our price',
				'they complain about their prices',
				'negotiating over prices',
			],
			leaves: ['The car is too expensive', 'They discuss football'],
		},
		{
			pattern: /(?:\bnot|n't) understand (?:our|the|their) (?:prices?|invoices?|fees?)\b/i,
			finds: [
				'customers don’t understand our prices',
				'they do not understand their fees',
				'they do not understand the invoices',
			],
			leaves: ['I do not understand the map'],
		},
		{
			pattern: /\basks? only (?:for|about) the price\b|\bonly asks? (?:\w+ )?(?:the )?prices?\b/i,
			finds: [
				'Too many people ask only for the price',
				'somebody asks only about the price',
				'people who only ask for the price',
			],
			leaves: ['We ask for the price list'],
		},
	],
	sentences: {
		workflow: [
			'When do you speak about the price, and what do you say?',
			'What do people compare your price with, as far as you know?',
		],
		test: [
			'Of the last ten people who asked your price, how many bought?',
			'What did the last few people say about the price?',
		],
	},
} as const satisfies Problem;
