import type { Problem } from '../problem.ts';

export const oneTime = {
	id: 'one-time',
	name: 'people who buy once',
	near: ['churn', 'recalls'],
	detect: [
		{
			pattern: /\b(?:gives?|gave|buys?|bought|orders?|comes?|came|books?) (?:only )?(?:once|one time)\b/i,
			finds: [
				'he gives only once',
				'he orders once',
				'Big donors gave once',
				'she bought once',
				'they came once',
				'a guest comes only once',
				'he books once',
				'they buy one time',
			],
			leaves: ['At once'],
		},
		{
			pattern:
				/\b(?:first-?time|one-?time) (?:guests|buyers|customers|clients|visitors)\b|\b(?:repeat|second) (?:orders|purchases|visits|bookings)\b|\b(?:repeat|second) (?:order|purchase)s? (?:rate|is|are)\b/i,
			finds: [
				'first-time guests don’t return',
				'one-time buyers',
				'firsttime customers',
				'one-time clients',
				'first-time visitors',
				'no repeat orders',
				'few repeat purchases',
				'no second visits',
				'no repeat bookings',
				'the repeat order rate is low',
				'a repeat purchase is rare',
				'a second order is rare',
				'repeat order are rare',
			],
			leaves: ['A second helping'],
		},
	],
	sentences: {
		workflow: [
			'What do people hear from you after they first buy from you?',
			'How do you see who has bought before and who has not?',
		],
		test: [
			'How many of last month’s sales went to people who had bought before?',
			'What do you know about the last few people who bought once and not again?',
		],
	},
} as const satisfies Problem;
