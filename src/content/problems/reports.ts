import type { Problem } from '../problem.ts';

export const reports = {
	id: 'reports',
	name: 'writing reports',
	near: ['late-figures', 'texts'],
	detect: [
		{
			pattern:
				/\breport(?:s|ing)?\b[^.;\n]{0,40}\b(?:hours|days|weekends?|evenings?|by hand|manual(?:ly)?|every (?:week|month)|late|excel|copied|no time)\b/i,
			finds: [
				'Reports take hours',
				'reporting takes two days',
				'Reports to funders take whole weekends',
				'a report in the evening',
				'reports are made by hand',
				'reports are built manually',
				'a report every week',
				'report for the owner every month',
				'the report is late',
				'reports in Excel',
				'reports are copied from last year',
				'Parents want progress reports and there is no time',
			],
			leaves: ['The report card'],
		},
	],
	sentences: {
		workflow: [
			'How did the last report come about, from the first figure to the moment it went out?',
			'Who reads the report, and what do they do with it?',
		],
		test: [
			'How many hours went into the last report, and whose?',
			'What did the readers of the last report ask or correct afterwards?',
		],
	},
} as const satisfies Problem;
