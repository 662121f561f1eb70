import type { Problem } from '../problem.ts';

export const fewCustomers = {
	id: 'few-customers',
	name: 'too few new customers',
	sentences: {
		workflow: [
			'How did the last five people who came to you hear of you?',
			'What did you do last month to be found, and who did it?',
			'What do people want to know before they choose you?',
		],
		test: [
			'How many new people came to you in each of the last three months?',
			'What have you tried in the last year to become better known, and what came of it?',
			'How much more work could you have done last month, if it had come in?',
		],
	},
} as const satisfies Problem;
