import type { Problem } from '../problem.ts';

export const delays = {
	id: 'delays',
	name: 'work that is finished late',
	sentences: {
		workflow: [
			'How do you know during the work whether you are on time?',
			'Who tells whom when something takes longer than planned?',
		],
		test: [
			'How many of your last five jobs were finished on the planned day?',
			'What held up the last job that was late, if there was one?',
		],
	},
} as const satisfies Problem;
