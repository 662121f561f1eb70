import type { Problem } from '../problem.ts';

export const quoting = {
	id: 'quoting',
	name: 'writing quotes',
	sentences: {
		workflow: [
			'What happened with the last quote you sent, from the request to the moment it went out?',
			'What do you have to know before you can name a price, and where does it come from?',
			'Who writes the quotes, and when in the week?',
		],
		test: [
			'How long did your last quote take, from the request to the day it went out?',
			'What became of the quote that took longest?',
			'Of your last ten quotes, how many became orders?',
		],
	},
} as const satisfies Problem;
