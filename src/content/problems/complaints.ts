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
			pattern: /\b(?:customers?|clients?|tenants?|guests?|parents?) (?:says?|claims?) (?:\w+ ){0,3}(?:was|were)n't\b/i,
			finds: [
				"clients say the cleaners weren't there",
				"a customer claims it wasn't done",
				"guests say it wasn't clean",
				"a tenant claims nobody wasn't",
				"parents say it wasn't so",
			],
			leaves: ["They say it wasn't us"],
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
