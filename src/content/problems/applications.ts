import type { Problem } from '../problem.ts';

export const applications = {
	id: 'applications',
	name: 'applications and claims',
	sentences: {
		workflow: [
			'How does an application or claim come together, from the first paper to the day it goes in?',
			'Who checks an application or claim before it goes in, and against what?',
		],
		test: [
			'What became of your last three applications or claims?',
			'What held up the last application or claim, if anything did?',
		],
	},
} as const satisfies Problem;
