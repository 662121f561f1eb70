import type { Problem } from '../problem.ts';

export const deadlines = {
	id: 'deadlines',
	name: 'dates and deadlines',
	sentences: {
		workflow: [
			'Where do you write down a deadline, and who looks there?',
			'What happens between the day you hear of a deadline and the day itself?',
		],
		test: [
			'Which deadlines lie ahead of you this month, and how far along is each?',
			'Which deadline of the last year was missed or nearly missed, if any, and why?',
		],
	},
} as const satisfies Problem;
