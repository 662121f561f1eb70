import type { Problem } from '../problem.ts';

export const typing = {
	id: 'typing',
	name: 'details written down by hand or more than once',
	sentences: {
		workflow: [
			'Where were the details of the last order or form written down, and by whom?',
			'Which details have to be in more than one place, and who puts them there?',
		],
		test: [
			'How often was the same thing written down or typed twice last week, and how long did it take?',
			'What did the last typing mistake lead to, if there was one?',
		],
	},
} as const satisfies Problem;
