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
				'subscriptions get cancelled after 2 months',
				'a subscription is cancelled',
				'memberships are cancelled',
				'a membership they cancel',
				'subscribers cancel',
				'members cancel in February',
				'contracts are cancelled',
				'policies are cancelled',
				'one of the members cancels',
				'members are cancelling',
				'subscription cancellations',
				'membership cancellation',
				'the subscription is ended',
				'contracts are terminated',
			],
			leaves: ['Members of the board'],
		},
		{
			pattern: /\bcancel(?:s|led|ling)? (?:\w+ )?(?:subscriptions?|memberships?|contracts?)\b/i,
			finds: [
				'people cancel the subscription',
				'he cancels his membership',
				'cancelled subscriptions',
				'cancelling memberships',
				'they cancel contracts',
				'she cancels a contract',
			],
			leaves: ['cancel the trip'],
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
