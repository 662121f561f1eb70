import type { Problem } from '../problem.ts';

export const fewCustomers = {
	id: 'few-customers',
	name: 'too few new customers',
	sentences: {
		workflow: [
			'How did your last five new customers hear of you?',
			'What was done last month so that people find you, and by whom?',
			'What do people want to know before they choose you?',
		],
		test: [
			'How many new people came to you in each of the last three months?',
			'What have you tried in the last year to become better known, and what came of it?',
			'How much more work could you have done last month, if it had come in?',
		],
	},
} as const satisfies Problem;
