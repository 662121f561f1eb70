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
			'How many applications or claims came back last year, out of how many?',
			'What was wrong with the last application or claim that came back, and what did it hold up?',
		],
	},
} as const satisfies Problem;
