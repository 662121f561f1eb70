import type { Problem } from '../problem.ts';

export const extras = {
	id: 'extras',
	name: 'extras that nobody pays for',
	near: ['pricing', 'billing'],
	detect: [
		{
			pattern:
				/\b(?:scope creep|unpaid (?:extras|hours|changes|work)|extra (?:work|wishes|hours) (?:\w+ ){0,4}(?:pa(?:y|ys|id)|free))\b|\bextras (?:\w+ ){0,3}(?:not|nobody|never|they don't) (?:pay|pays|paid)\b|\bwants? (?:\w+ ){0,2}(?:extras|changes)\b/i,
			finds: [
				'scope creep',
				'unpaid extras',
				'unpaid hours',
				'unpaid changes',
				'unpaid work',
				'extra work nobody will pay',
				'extra wishes that nobody pays',
				'extra hours are free',
				'extra work that is not paid',
				'extras nobody pays',
				'extras are never paid',
				'extras we get not paid',
				'extras they don’t pay for',
				'clients want extras',
				'he wants more changes',
			],
			leaves: ['Extra salt'],
		},
	],
	sentences: {
		workflow: [
			'How is it agreed what a price includes, and where is that written down?',
			'What happens when somebody asks for a change after the start?',
		],
		test: [
			'How many hours went last month into things that were not in the price, if any?',
			'When did you last say no to a change, if ever, and what happened?',
		],
	},
} as const satisfies Problem;
