import type { Problem } from '../problem.ts';

export const paperwork = {
	id: 'paperwork',
	name: 'paperwork and administration',
	near: ['overload', 'typing'],
	detect: [
		{
			pattern:
				/\b(?:too much|drown(?:s|ing)? in|endless|so much|all the|mountains? of|hours of) (?:\w+ )?(?:paperwork|admin|administration|bureaucracy|papers|office work)\b/i,
			finds: [
				'too much admin',
				'he drowns in paperwork',
				'drowning in bureaucracy',
				'endless paperwork',
				'so much administration',
				'all the office work',
				'mountains of papers',
				'hours of admin',
			],
			leaves: ['The admin office'],
		},
		{
			pattern:
				/\b(?:paperwork|admin|administration|bureaucracy|office work|documentation)\b[^.;\n]{0,30}\b(?:evenings?|weekends?|nights?|sundays?|hours|kill(?:s|ing)?|eats?|too much|takes)\b/i,
			finds: [
				'admin at the weekend',
				'administration at night',
				'office work every Sunday',
				'documentation for hours',
				'bureaucracy is killing us',
				'bureaucracy kills us',
				'they let admin eat the day',
				'the paperwork is too much',
				'documentation takes a day',
				'paperwork in the evenings',
			],
			leaves: ['Paperwork is fun'],
		},
		{
			pattern:
				/\b(?:because of|due to) (?:all )?the (?:\w+ ){0,3}paperwork\b|\bpaperwork (?:gets? done |is done )?(?:late|after)\b/i,
			finds: [
				'Lien letters go out late because of the certified mail paperwork',
				'late due to all the paperwork',
				'the paperwork gets done after dinner',
				'paperwork is done late',
			],
			leaves: ['The paperwork is in the folder'],
		},
	],
	sentences: {
		workflow: [
			'Which forms and lists did you fill in last week, and who asked for them?',
			'When in the week is the paperwork done, and by whom?',
		],
		test: [
			'How many hours of last week went into paperwork, and whose?',
			'Which form or list would nobody miss, if any?',
		],
	},
} as const satisfies Problem;
