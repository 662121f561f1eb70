import type { Problem } from '../problem.ts';

export const breakdowns = {
	id: 'breakdowns',
	name: 'machines and equipment that fail',
	sentences: {
		workflow: [
			'What happens from the moment something breaks down until it works again?',
			'Who looks after the equipment, and where is that written down?',
		],
		test: [
			'What stood still last month, if anything, and for how long?',
			'What did the last breakdown cost you, in money and in hours?',
		],
	},
} as const satisfies Problem;
