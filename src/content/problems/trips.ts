import type { Problem } from '../problem.ts';

export const trips = {
	id: 'trips',
	name: 'trips that turn out not to be needed',
	sentences: {
		workflow: [
			'How do you decide whether somebody has to drive out?',
			'What do you know before somebody sets out, and who told you?',
			'How are trips put together, and by whom?',
		],
		test: [
			'How many trips of last week were not needed, looking back?',
			'What did the last trip that was not needed cost you, in hours and in money?',
			'What did you learn on your last trip that you could not have known beforehand?',
		],
	},
} as const satisfies Problem;
