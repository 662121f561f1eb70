import type { Example } from '#tools/sales-call-analyzer/draft/advice/testing.ts';

const AT_90 = { amount: 90, per: 'month', currency: 'GBP' };
const AT_70 = { amount: 70, per: 'month', currency: 'GBP' };
const TALK = Array.from({ length: 7 }, () => ['Sam: Tell me more.', 'Bea: We run two vans.']).flat();

export const PRICE_EXAMPLES: readonly Example[] = [
	{
		id: 'price before their sum',
		call: ['Bea: What is it?', 'Sam: It is £90 a month.', 'Bea: I have £70 a month for it.'],
		facts: { prices: { 2: AT_90 }, budget: { 3: AT_70 } },
		unless: { 1: 'Sam: Is there a budget?' },
	},
	{
		id: 'talking past the price',
		call: [
			'Bea: What is it?',
			'Sam: It is £90 a month. And for that we pick up at the second ring, we write down who called and what they want, we ring you if it is urgent, and in the morning there is a list on your desk with all of it.',
			'Bea: Right.',
		],
		facts: { prices: { 2: AT_90 } },
		unless: { 2: 'Sam: It is £90 a month. How does that sound?' },
		without: { prices: { 2: { ...AT_90, confidence: 0.7 } } },
	},
	{
		id: 'price before the need',
		call: ['Sam: We answer phones, it is £90 a month.', 'Bea: Right.'],
		facts: { prices: { 1: AT_90 } },
		without: { prices: { 1: AT_90 }, pains: { 0: { main: true } } },
	},
	{
		id: 'price as a range',
		call: ['Bea: What is it?', 'Sam: It is anywhere from £90 to £140 a month.'],
		facts: { prices: { 2: AT_90 } },
		unless: { 2: 'Sam: It is £90 a month.' },
	},
	{
		id: 'apology for the price',
		call: ['Bea: What is it?', "Sam: I know it's a lot. It is £90 a month."],
		facts: { prices: { 2: AT_90 } },
		unless: { 1: 'Bea: Is it too expensive for us?' },
	},
	{
		id: 'no price for their question',
		call: ['Bea: How much is it?', 'Sam: That depends on many things.', 'Bea: I see.'],
		unless: { 2: 'Sam: Some £90 a month.' },
	},
	{
		id: 'price put off',
		call: ['Bea: How much is it?', ...TALK, 'Sam: It is £90 a month.'],
		facts: { prices: { 16: AT_90 } },
		unless: { 2: 'Sam: Between £80 and £100 a month.' },
	},
	{
		id: 'discount for nothing',
		call: ['Sam: It is £90 a month.', 'Bea: That is too much.', 'Sam: I can do £70 a month.'],
		facts: { prices: { 1: AT_90, 3: AT_70 } },
		unless: { 3: 'Sam: I can do £70 a month if you take it for a year.' },
	},
	{
		id: 'discount unasked',
		call: ['Sam: It is £90 a month.', 'Bea: Ninety.', 'Sam: I can do £70 a month.'],
		facts: { prices: { 1: AT_90, 3: AT_70 } },
		unless: { 2: 'Bea: That is more than we thought it would be.' },
	},
];
