import type { Problem } from '../problem.ts';

export const fewCustomers = {
	id: 'few-customers',
	name: 'too few new customers',
	sentences: {
		workflow: [
			'How do new customers usually find you?',
			'What was done last month so that people find you, and by whom?',
			'What do people want to know before they choose you?',
		],
		test: [
			'How did last month compare with the same month a year ago, in customers?',
			'What have you tried in the last year to become better known, and what came of it?',
			'When in the last month did you have room for more customers?',
		],
	},
} as const satisfies Problem;
