import type { Problem } from '../problem.ts';

export const subscriptions = {
	id: 'subscriptions',
	name: 'cancelled subscriptions and memberships',
	sentences: {
		workflow: ['What happens when somebody cancels?', 'How can somebody pause, change or cancel, and who sees it?'],
		test: [
			'How many people cancelled last month, and after how long?',
			'What reasons did the last few people give for cancelling?',
		],
	},
} as const satisfies Problem;
