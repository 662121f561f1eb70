import type { Problem } from '../problem.ts';

export const noShows = {
	id: 'no-shows',
	name: 'appointments that fall through',
	sentences: {
		workflow: [
			'What do people hear from you between booking and appointment?',
			'What do you do with a slot that becomes free at short notice?',
			'What is agreed about cancelling too late, and what happens when somebody does?',
		],
		test: [
			'How many appointments fell through last week, and how many were filled again?',
			'What did the last appointment that fell through cost you, in money or in idle time?',
			'How long beforehand did you hear of each of the last five appointments that fell through?',
		],
	},
} as const satisfies Problem;
