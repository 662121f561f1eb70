import type { Problem } from '../problem.ts';

export const complaints = {
	id: 'complaints',
	name: 'complaints',
	near: ['rework', 'reviews'],
	detect: [
		{
			pattern:
				/\b(?:customers?|clients?|guests?|tenants?|parents?|residents?|neighbou?rs|families)\b[^.;\n]{0,40}\bcomplain(?:s|ed|ing|ts)?\b/i,
			finds: [
				'Customers complain about the waiting time',
				'a client complained',
				'a guest complains',
				'tenants are complaining',
				'the parents’ complaints',
				'residents’ complaints',
				'neighbours complain',
				'families complain',
			],
			leaves: ['The drummer complained'],
		},
		{
			pattern:
				/\bcomplaints\b[^.;\n]{0,40}\b(?:lost|pile up|unanswered|nobody|late|slow(?:ly)?|forgotten|same|every week)\b|\b(?:too many|handl(?:e|ing)|more) (?:\w+ ){0,2}complaints\b/i,
			finds: [
				'complaints get lost',
				'complaints pile up',
				'complaints stay unanswered',
				'complaints nobody reads',
				'complaints are answered late',
				'complaints are handled slowly',
				'complaints are slow',
				'complaints are forgotten',
				'complaints are the same',
				'complaints every week',
				'too many complaints',
				'handling the complaints',
				'nobody to handle complaints',
				'more complaints than last year',
			],
			leaves: ['No complaints so far'],
		},
	],
	sentences: {
		workflow: [
			'What happened with the last complaint, from the first word to the end?',
			'Where are complaints written down, and who reads them?',
		],
		test: [
			'How many complaints came in last month, and about what?',
			'What have you changed because of a complaint this year, if anything?',
		],
	},
} as const satisfies Problem;
