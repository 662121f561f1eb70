import type { Problem } from '../problem.ts';

export const latePayment = {
	id: 'late-payment',
	name: 'payments that come late',
	sentences: {
		workflow: [
			'What happens between the day a payment is due and the day it arrives?',
			'Who notices that a payment is overdue, and what do they do then?',
			'How do people pay you, and how do you see that they have paid?',
		],
		test: [
			'How many payments are overdue today, and what do they come to?',
			'What reason did the last person who paid late give?',
			'How many hours went into chasing payments last month, and whose?',
		],
	},
} as const satisfies Problem;
