import type { Problem } from '../problem.ts';

export const taxes = {
	id: 'taxes',
	name: 'tax and VAT returns',
	sentences: {
		workflow: [
			'What did you do for your last tax or VAT return, from the first paper to the day it went in?',
			'Who prepares your tax papers, and what do they need from you?',
		],
		test: [
			'How many days before the deadline was the last return finished?',
			'What did you have to look for or correct for the last return, if anything?',
		],
	},
} as const satisfies Problem;
