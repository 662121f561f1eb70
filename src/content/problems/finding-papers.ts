import type { Problem } from '../problem.ts';

export const findingPapers = {
	id: 'finding-papers',
	name: 'finding papers and files again',
	sentences: {
		workflow: [
			'Where do papers and files end up, and who can get at them?',
			'What did you last have to search for, and where was it in the end?',
		],
		test: [
			'How often did somebody search for a paper or a file last week, and for how long?',
			'What was lost for good in the last year, if anything, and what did that cost you?',
		],
	},
} as const satisfies Problem;
