import type { Problem } from '../problem.ts';

export const programs = {
	id: 'programs',
	name: 'programs that do not work together',
	sentences: {
		workflow: [
			'Which programs do you work with, and what does each of them hold?',
			'How does something get from one program into the next?',
		],
		test: [
			'When did two programs last say different things, if ever, and which was right?',
			'What have you tried to connect so far, and what became of it?',
		],
	},
} as const satisfies Problem;
