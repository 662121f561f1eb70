import type { Problem } from '../problem.ts';

export const meetings = {
	id: 'meetings',
	name: 'meetings',
	near: ['hand-over', 'overload'],
	detect: [
		{
			pattern:
				/\b(?:too many|endless|long|useless|weekly) meetings\b|\bmeetings? (?:\w+ ){0,3}(?:without|no|nothing|hours|too long|all day)\b/i,
			finds: [
				'too many meetings',
				'endless meetings',
				'long meetings',
				'useless meetings',
				'weekly meetings',
				'meetings without result',
				'a meeting with no agenda',
				'after the meeting nothing happens',
				'meetings take hours',
				'meetings are too long',
				'meetings all day',
			],
			leaves: ['Nice meeting you'],
		},
	],
	sentences: {
		workflow: [
			'Which meetings did you have last week, and who was there?',
			'What is written down in a meeting, and who reads it afterwards?',
		],
		test: [
			'How many hours went into meetings last week, and whose?',
			'What did the last meeting decide, and what has happened since?',
		],
	},
} as const satisfies Problem;
