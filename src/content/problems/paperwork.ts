import type { Problem } from '../problem.ts';

export const paperwork = {
	id: 'paperwork',
	name: 'paperwork and administration',
	sentences: {
		workflow: [
			'Which forms and lists did you fill in last week, and who asked for them?',
			'When in the week is the paperwork done, and by whom?',
		],
		test: [
			'How many hours of last week went into paperwork, and whose?',
			'Which form or list would nobody miss, if any?',
		],
	},
} as const satisfies Problem;
