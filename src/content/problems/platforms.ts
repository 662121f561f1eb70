import type { Problem } from '../problem.ts';

export const platforms = {
	id: 'platforms',
	name: 'what platforms and portals charge',
	near: ['supplier-prices', 'few-customers'],
	said: 'platform portal commission marketplace percent fee depend delivery app amazon airbnb uber expedia middle',
	detect: [
		{
			pattern: /\b(?:high|too much|pay(?:s|ing)?) (?:\w+ )?commissions?\b/i,
			finds: ['high commission', 'too much commission', 'he pays commissions', 'paying commission'],
			leaves: ['A commission meets'],
		},
	],
	sentences: {
		workflow: [
			'Which platforms bring you bookings or orders, and what does each of them charge?',
			'How do people reach you who do not come through a platform?',
		],
		test: [
			'What did platforms cost you last month, and how many orders or bookings came through them?',
			'What have you tried in order to sell more directly, and what came of it?',
		],
	},
} as const satisfies Problem;
