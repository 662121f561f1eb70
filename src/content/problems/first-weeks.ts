import type { Problem } from '../problem.ts';

export const firstWeeks = {
	id: 'first-weeks',
	name: 'the first weeks of new people',
	near: ['hiring', 'one-person'],
	detect: [
		{
			pattern:
				/\b(?:new (?:people|staff|colleagues?|employees?|hires?|starters?)|apprentices|beginners|newcomers|onboarding(?! of (?:new )?(?:customers|clients)))\b[^.;\n]{0,40}\b(?:months|weeks|alone|questions|slow|too long|shown|explain(?:ed)?|mistakes|nobody)\b/i,
			finds: [
				'New colleagues need months',
				'new staff take weeks',
				'a new employee is left alone',
				'new people ask questions',
				'onboarding is slow',
				'onboarding takes too long',
				'a new starter is not shown the till',
				'apprentices want it explained',
				'beginners have it explained',
				'newcomers make mistakes',
				'for a new hire nobody has time',
			],
			leaves: ['A new colleague', 'Onboarding of new customers takes weeks', 'onboarding of clients is slow'],
		},
		{
			pattern: /\b(?:have|has|need) to be trained\b/i,
			finds: ['Seasonal helpers have to be trained each May', 'everybody has to be trained', 'they need to be trained'],
			leaves: ['A trained dog'],
		},
		{
			pattern:
				/\btraining (?:\w+ ){0,3}takes (?:weeks|months|too long)\b|\bnew \w+ (?:needs?|takes?) (?:\w+ )?(?:weeks|months|years)\b/i,
			finds: [
				'training takes months',
				'training a barista takes weeks',
				'training takes too long',
				'a new nurse takes weeks',
				'a new fitter will need? new fitters need two years',
				'new clerks take months',
			],
			leaves: ['Training is fun'],
		},
	],
	sentences: {
		workflow: [
			'How did the first two weeks of your newest colleague go?',
			'Where can a new person look up how things are done?',
		],
		test: [
			'How long did it take until your newest colleague worked alone, and who helped?',
			'What did your newest colleague have to ask more than once?',
		],
	},
} as const satisfies Problem;
