import type { Problem } from '../problem.ts';

export const languages = {
	id: 'languages',
	name: 'people who speak other languages',
	near: ['texts', 'same-questions'],
	said: 'language translate foreign speak english german crew understand menu italian french guest worker interpreter',
	detect: [
		{
			pattern: /\btranslat(?:e|es|ed|ing|ions?)\b|\b(?:many|other|foreign|different|several) languages\b/i,
			finds: [
				'we translate it ourselves',
				'she translates the menu',
				'labels are translated by a cousin',
				'translating contracts',
				'bad translations',
				'guests write in many languages',
				'they speak other languages',
				'foreign languages',
				'different languages',
				'several languages',
			],
			leaves: ['We learn a language'],
		},
	],
	sentences: {
		workflow: [
			'Which languages do people write or speak to you in, and who answers them?',
			'Who translates for you today, and what do they need from you for it?',
		],
		test: [
			'What did you have translated in the last year, and what did it cost?',
			'What did the last misunderstanding over a language lead to, if there was one?',
		],
	},
} as const satisfies Problem;
