import type { Problem } from '../problem.ts';

export const sameQuestions = {
	id: 'same-questions',
	name: 'the same questions again and again',
	near: ['slow-replies', 'uneven'],
	detect: [
		{
			pattern: /\b(?:same|repeated|basic|price|simple) (?:\w+ ){0,2}(?:questions|tickets)\b/i,
			finds: [
				'answering repeated questions',
				'too many basic questions',
				'price questions eat the day',
				'simple questions by phone',
				'Support answers the same tickets every day',
			],
			leaves: ['The receptionist asks different questions each time'],
		},
		{
			pattern: /\bquestions\b[^.;\n]{0,40}\b(?:again|every day|all day|over and over)\b/i,
			finds: [
				'Guests have questions again and again',
				'questions come every day',
				'We get questions all day',
				'questions over and over',
			],
			leaves: ['An exam with ten questions'],
		},
	],
	sentences: {
		workflow: [
			'What did people ask you yesterday, and who answered?',
			'What can people read before they ask you, and where?',
		],
		test: [
			'Which questions came up more than once last week, and how often?',
			'How much of yesterday went into answering questions, and whose time was it?',
		],
	},
} as const satisfies Problem;
