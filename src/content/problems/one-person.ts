import type { Problem } from '../problem.ts';

export const onePerson = {
	id: 'one-person',
	name: 'work that only one person can do',
	sentences: {
		workflow: [
			'Who knows how each part of the work is done, and where is it written down?',
			'What happened to the work the last time the person who knows it best was away?',
		],
		test: [
			'Which jobs of last week could only one person have done?',
			'What have you tried to hand over so far, and what became of it?',
		],
	},
} as const satisfies Problem;
