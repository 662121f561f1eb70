import type { Problem } from '../problem.ts';

export const contractors = {
	id: 'contractors',
	name: 'outside firms',
	near: ['suppliers', 'complaints'],
	detect: [
		{
			pattern:
				/\b(?:contractors?|subcontractors?|cleaners|freelancers|agenc(?:y|ies)|vendors?)\b[^.;\n]{0,60}\b(?:different|changes?|not|late|none|unreliable|never|bad|burned)\b|\b(?:different|unreliable|bad|burned by an?) (?:contractors|cleaners|agency)\b|\bcleaning (?:for|of) (?:offices|schools|shops)\b/i,
			finds: [
				'The contractor is late',
				'a subcontractor who never comes',
				'the cleaner, cleaners are different each week',
				'freelancers are unreliable',
				'agencies that do not answer',
				'the agency was bad',
				'an agency burned them',
				'three vendors, and none is responsible',
				'every vendor changes the price',
				'They pay three different contractors',
				'unreliable contractors',
				'bad cleaners',
				'burned by an agency',
				'cleaning for offices',
				'cleaning of schools',
				'cleaning for shops',
			],
			leaves: ['An agent', 'Cleaning the pool'],
		},
	],
	sentences: {
		workflow: [
			'Which outside firms work for you today, and who looks after them?',
			'How did you choose the last outside firm that you took on?',
		],
		test: [
			'How often did you have to speak to an outside firm about its work in the last three months?',
			'When did you last change an outside firm, if ever, and what made you do it?',
		],
	},
} as const satisfies Problem;
