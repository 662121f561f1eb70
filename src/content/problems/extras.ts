import type { Problem } from '../problem.ts';

export const extras = {
	id: 'extras',
	name: 'extras that nobody pays for',
	sentences: {
		workflow: [
			'How is it agreed what a price includes, and where is that written down?',
			'What happens when somebody asks for a change after the start?',
		],
		test: [
			'How many hours went last month into things that were not in the price, if any?',
			'When did you last say no to a change, if ever, and what happened?',
		],
	},
} as const satisfies Problem;
