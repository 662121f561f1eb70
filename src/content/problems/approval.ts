import type { Problem } from '../problem.ts';

export const approval = {
	id: 'approval',
	name: 'money that others have to approve',
	near: ['price-objections', 'reports'],
	detect: [
		{
			pattern:
				/\b(?:council|board|management|committee|boss|head office|trustees)\b[^.;\n]{0,20}(?:\bnot|n't|\bnever|\brefuses? to) (?:see|understand|approve|agree|pay|release)\b/i,
			finds: [
				'council doesn’t see why maintenance costs money',
				'the board does not understand the costs',
				'management does not approve the budget',
				'the committee does not agree',
				'head office will not release money',
				'the trustees refuse to pay',
				'the boss does never see it',
			],
			leaves: ['The board does not sit'],
		},
	],
	sentences: {
		workflow: [
			'How is money for the work approved, from the request to the decision?',
			'What do the people who approve money get to see before they decide?',
		],
		test: [
			'How much did you ask for in the last two years, and how much was approved?',
			'What was said the last time the money was discussed?',
		],
	},
} as const satisfies Problem;
