import type { Problem } from '../problem.ts';

export const paperNotes = {
	id: 'paper-notes',
	name: 'notes on paper',
	sentences: {
		workflow: [
			'What is written on paper, and where does the paper go afterwards?',
			'Who reads the notes later, and how do they get to see them?',
		],
		test: [
			'When did somebody last need a note and not find it in time, if ever?',
			'What was written down and then lost or overlooked last year, if anything?',
		],
	},
} as const satisfies Problem;
