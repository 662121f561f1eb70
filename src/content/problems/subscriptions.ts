import type { Problem } from '../problem.ts';

export const subscriptions = {
	id: 'subscriptions',
	name: 'cancelled subscriptions and memberships',
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
