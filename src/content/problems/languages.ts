import type { Problem } from '../problem.ts';

export const languages = {
	id: 'languages',
	name: 'people who speak other languages',
	sentences: {
		workflow: [
			'Which languages do people write or speak to you in, and who answers them?',
			'What do you do when somebody writes or speaks in a language that nobody here knows?',
		],
		test: [
			'How much of last week went into writing or speaking in other languages, and whose time was it?',
			'What did the last misunderstanding over a language lead to, if there was one?',
		],
	},
} as const satisfies Problem;
