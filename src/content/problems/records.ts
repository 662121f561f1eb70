import type { Problem } from '../problem.ts';

export const records = {
	id: 'records',
	name: 'what is written down during the work',
	sentences: {
		workflow: [
			'What is written down while the work is being done, by whom, and on what?',
			'Who needs what you write down, and how do they get it?',
			'What is filled in later, and where do the details come from then?',
		],
		test: [
			'When did a count or a note last turn out to be wrong, if ever, and what did that lead to?',
			'When did you last have to write something down from memory, and what was missing?',
			'What did you last want to look up that nobody had written down, if anything?',
		],
	},
} as const satisfies Problem;
