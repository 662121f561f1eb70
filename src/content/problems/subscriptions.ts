import type { Problem } from '../problem.ts';

export const subscriptions = {
	id: 'subscriptions',
	name: 'cancelled subscriptions and memberships',
	near: ['churn', 'one-time'],
	detect: [
		{
			pattern:
				/\b(?:subscriptions?|memberships?|subscribers|members|contracts|policies)\b[^.;\n]{0,40}\b(?:cancel(?:s|led|ling)?|cancellations?|ended|terminat\w+)\b/i,
			finds: [
				'subscribers cancel',
				'policies are cancelled',
				'one of the members cancels',
				'members are cancelling',
				'membership cancellation',
				'the subscription is ended',
				'contracts are terminated',
			],
			leaves: ['Members of the board'],
		},
	],
	sentences: {
		workflow: [
			'What happens from the moment somebody cancels to the last day?',
			'How can somebody pause, change or cancel, and who sees it?',
		],
		test: [
			'How many people cancelled last month, and after how long?',
			'What reasons did the last few people give who cancelled?',
		],
	},
} as const satisfies Problem;
