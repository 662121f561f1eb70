import type { Problem } from '../problem.ts';

export const payroll = {
	id: 'payroll',
	name: 'working hours and pay',
	sentences: {
		workflow: [
			'How do working hours get from the person who worked them to the payslip?',
			'Who prepares the pay, and what do they have to ask for?',
		],
		test: [
			'How many hours went into the last payroll, and whose?',
			'What was late or wrong in the last payroll, if anything, and who noticed?',
		],
	},
} as const satisfies Problem;
