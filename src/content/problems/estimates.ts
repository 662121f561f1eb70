import type { Problem } from '../problem.ts';

export const estimates = {
	id: 'estimates',
	name: 'work that turns out other than was priced',
	near: ['pricing', 'extras'],
	detect: [
		{
			pattern:
				/(?<!website |supplier |shelf )\b(?:price|quote|estimate|budget)s? (?:is|are|was|were|turns? out|comes? out) (?:\w+ )?(?:wrong|off)\b/i,
			finds: [
				'The client forgets the piano and the price is wrong',
				'estimates are often wrong',
				'the quote was off',
				'budgets were wrong',
				'prices turn out wrong',
				'the quote comes out wrong',
			],
			leaves: [
				'The price is right',
				'the website price is wrong',
				'a supplier price is wrong',
				'the shelf price is wrong',
			],
		},
		{
			pattern:
				/\b(?:jobs?|moves?|work|projects?) (?:is|are|turns? out|was) (?:\w+ ){0,2}(?:bigger|larger|harder|more work) than\b|\btakes? (?:\w+ )?longer than (?:quoted|priced|estimated)\b/i,
			finds: [
				'jobs turn out to be bigger than they said',
				'a move is larger than told',
				'the work was harder than it looked',
				'projects are more work than thought',
				'it takes longer than quoted',
				'jobs take much longer than priced',
				'takes longer than estimated',
			],
			leaves: ['The job is bigger', 'It takes longer than tea'],
		},
	],
	sentences: {
		workflow: [
			'What do you learn about a job before you name the price, and from whom?',
			'What happens when a job turns out bigger than you were told?',
			'Who looks at a job before the price is named, and how?',
		],
		test: [
			'How many of your last ten jobs turned out other than you had been told?',
			'What did the last job whose price was wrong cost you?',
			'Who paid the difference the last time a price turned out wrong?',
		],
	},
} as const satisfies Problem;
