import type { Problem } from '../problem.ts';

export const billing = {
	id: 'billing',
	name: 'writing invoices',
	sentences: {
		workflow: [
			'What do you need before you can write an invoice, and who does it come from?',
			'What happened with your last invoice, from the finished work to the moment it went out?',
		],
		test: [
			'How long after the work was done did your last invoice go out?',
			'How much finished work has not been invoiced yet?',
		],
	},
} as const satisfies Problem;
