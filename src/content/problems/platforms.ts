import type { Problem } from '../problem.ts';

export const platforms = {
	id: 'platforms',
	name: 'what platforms and portals charge',
	near: ['supplier-prices', 'few-customers'],
	detect: [
		{
			pattern: /\b(?:high|too much|pay(?:s|ing)?) (?:\w+ )?commissions?\b/i,
			finds: ['high commission', 'too much commission', 'he pays commissions', 'paying commission'],
			leaves: ['A commission meets'],
		},
		{
			pattern: /\b(?:portals|platforms) take \d/i,
			finds: ['portals take 15 percent of every night', 'platforms take 20 %'],
			leaves: ['portals take care of it'],
		},
	],
	sentences: {
		workflow: [
			'Which platforms bring you bookings or orders, and what does each of them charge?',
			'How do people book or order with you directly, without a platform?',
		],
		test: [
			'What did platforms cost you last month, and how many orders or bookings came through them?',
			'What have you tried in order to sell more directly, and what came of it?',
		],
	},
} as const satisfies Problem;
