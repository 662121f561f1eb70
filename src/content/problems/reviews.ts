import type { Problem } from '../problem.ts';

export const reviews = {
	id: 'reviews',
	name: 'online reviews',
	near: ['complaints', 'few-customers'],
	detect: [
		{
			pattern: /\b(?:tripadvisor|google|trustpilot) (?:is getting worse|ratings?|stars|score)\b/i,
			finds: ['tripadvisor is getting worse', 'our Google rating', 'Trustpilot stars', 'the Google score'],
			leaves: ['A Google search'],
		},
		{
			pattern: /^bad reviews\b/i,
			finds: ['Bad reviews because of the service'],
			leaves: ['No invoice, then bad reviews'],
		},
		{
			pattern: /\b(?:not enough|few|fake|one-star|leave|write) (?:\w+ )?reviews\b/i,
			finds: [
				'not enough reviews',
				'too few reviews',
				'Few good reviews',
				'fake reviews',
				'one-star reviews',
				'People never leave reviews',
				'nobody has time to write reviews',
			],
			leaves: ['He reviews each file', 'Yearly reviews of the staff'],
		},
	],
	sentences: {
		workflow: [
			'How do you hear of a new review, and who answers it?',
			'What happened after the last bad review, if there was one?',
		],
		test: [
			'How many reviews did you get in the last three months, and what did they say?',
			'What have you done so far to get reviews, and what came of it?',
		],
	},
} as const satisfies Problem;
