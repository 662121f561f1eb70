import type { Problem } from '../problem.ts';

export const onePerson = {
	id: 'one-person',
	name: 'work that only one person can do',
	sentences: {
		workflow: [
			'Which of your tasks are written down so that somebody else could do them?',
			'What happened to the work the last time one of you was away for a week or more?',
		],
		test: [
			'Which tasks in the last month could only one person do?',
			'What have you tried to teach somebody else to do, and how did that go?',
		],
	},
} as const satisfies Problem;
