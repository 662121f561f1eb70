import type { Problem } from '../problem.ts';

export const estimates = {
	id: 'estimates',
	name: 'work that turns out other than was priced',
	sentences: {
		workflow: [
			'What do you learn about a job before you name the price, and from whom?',
			'What happens when a job turns out bigger than you were told?',
			'Who looks at a job before the price is named, and how?',
		],
		test: [
			'How many of your last ten jobs turned out other than you had been told?',
			'What did the last job whose price was wrong cost you?',
			'Who paid the difference the last time a price turned out wrong?',
		],
	},
} as const satisfies Problem;
