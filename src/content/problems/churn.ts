import type { Problem } from '../problem.ts';

export const churn = {
	id: 'churn',
	name: 'customers, patients or members who stop coming',
	sentences: {
		workflow: [
			'How do you notice that somebody is not coming back?',
			'What do you do when somebody does not come back, and who does it?',
		],
		test: [
			'How many people did not come back in the last three months, as far as you know?',
			'Who was the last one not to come back, and what do you know about why?',
		],
	},
} as const satisfies Problem;
