import type { Problem } from '../problem.ts';

export const languages = {
	id: 'languages',
	name: 'people who speak other languages',
	near: ['texts', 'same-questions'],
	detect: [
		{
			pattern: /\b(?:many|other|foreign|different|several) languages\b/i,
			finds: [
				'guests write in many languages',
				'they speak other languages',
				'foreign languages',
				'different languages',
				'several languages',
			],
			leaves: ['We learn a language', 'bad translations'],
		},
		{
			pattern: /\blanguages? (?:which|that) (?:nobody|no one)\b[^.;\n]{0,30}\b(?:speaks?|knows?|understands?)\b/i,
			finds: [
				'Messages in languages which nobody in the team speak',
				'a language that no one here speaks',
				'a language that nobody knows',
				'languages that nobody know',
				'Calls in a language that nobody understands',
				'Calls in languages that nobody understand',
			],
			leaves: ['a language that everybody speaks'],
		},
	],
	sentences: {
		workflow: [
			'Which languages do people write or speak to you in, and who answers them?',
			'What do you do when somebody writes or speaks in a language that nobody here knows?',
		],
		test: [
			'How much of last week went into writing or speaking in other languages, and whose time was it?',
			'What did the last misunderstanding over a language lead to, if there was one?',
		],
	},
} as const satisfies Problem;
