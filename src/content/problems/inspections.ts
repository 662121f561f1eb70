import type { Problem } from '../problem.ts';

export const inspections = {
	id: 'inspections',
	name: 'records for inspections',
	sentences: {
		workflow: [
			'What do you have to be able to show at an inspection, and where is it kept?',
			'Who writes down what has been checked, and when?',
		],
		test: [
			'How many hours went into getting ready for the last inspection, and whose?',
			'What was missing or criticised at the last inspection, if anything?',
		],
	},
} as const satisfies Problem;
