import type { Problem } from '../problem.ts';

export const unknownNumbers = {
	id: 'unknown-numbers',
	name: 'numbers that nobody knows',
	near: ['late-figures', 'where-it-stands'],
	detect: [
		{
			pattern:
				/(?:\b(?:no idea|not know|nobody knows|no one knows|nobody sees)|n't know)\b[^.;\n]{0,40}\bhow (?:many|much|often)\b/i,
			finds: [
				'Nobody knows how many inquiries became clients',
				'They have no idea how much of a grant is spent',
				'They do not know how often',
				'no one knows how many',
				'nobody sees how much is wasted',
				'owners don’t know how many calls they miss',
			],
			leaves: ['Nobody knows how to swim'],
		},
		{
			pattern: /\b(?:nobody|no one|not|never) (?:counts?|measures?|tracks?)\b/i,
			finds: [
				'no one tracks it',
				'It is not measured; nobody measures it',
				'We do not count them',
				'they never track the results',
			],
			leaves: ['The count of ten'],
		},
	],
	sentences: {
		workflow: [
			'Which numbers do you look at every week, and where do they come from?',
			'Who keeps the numbers you need, and where are they written down?',
		],
		test: [
			'What did you last want to know about your numbers, and how long did it take to find out?',
			'What did you last decide without a number that you needed, if anything, and how did it turn out?',
		],
	},
} as const satisfies Problem;
