import type { Problem } from '../problem.ts';

export const typing = {
	id: 'typing',
	name: 'details written down by hand or more than once',
	near: ['programs', 'billing'],
	detect: [
		{
			pattern:
				/\b(?:(?:data|double) entry|(?:paper|handwritten) (?:forms?|notes?|sheets?|lists?|cards?))\b|\b(?:made|done|kept|managed|everything|all) (?:is |still )?(?:on paper|by hand|manually|in excel|in a notebook)\b/i,
			finds: [
				'too much data entry',
				'double entry of orders',
				'Paper forms from the drivers',
				'handwritten notes',
				'a paper sheet per job',
				'handwritten lists',
				'a paper card for each guest',
				'hours are kept on paper',
				'Everything is by hand',
				'All still manually',
				'plans are made in Excel',
				'Vouchers are managed in a notebook',
				'it is done by hand',
			],
			leaves: ['Paper towels'],
		},
		{
			pattern: /\bre-?keys?\b[^.;\n]{0,40}\b(?:into|from)\b|\btyped into\b|\bpaper (?:\w+ )?(?:sheets|books?)\b/i,
			finds: [
				'Brokers re-key data into three portals',
				'she rekeys from the PDF',
				'orders are typed into SAP',
				'The waiting list is in a paper book',
				'paper sheets',
			],
			leaves: ['A paper plane'],
		},
		{
			pattern: /\b(?:is|are) (?:still )?handwritten\b/i,
			finds: ['the list is handwritten', 'orders are still handwritten'],
			leaves: ['handwritten cards'],
		},
		{
			pattern: /\bportals?\b[^.;\n]{0,40}\b(?:enter|put|upload|type|fill)\b/i,
			finds: [
				'one portal where we enter it',
				'Every customer has other portal where they must put the documents',
				'portals where they upload photos',
				'a portal to type it in',
				'portals to fill',
			],
			leaves: ['The portal is blue'],
		},
		{
			pattern: /\btyped (?:twice|again)\b/i,
			finds: ['Measurements are typed twice', 'Measurements are written on paper and typed again'],
			leaves: ['typed letters'],
		},
	],
	sentences: {
		workflow: [
			'Where were the details of the last order or form written down, and by whom?',
			'Which details have to be in more than one place, and who puts them there?',
		],
		test: [
			'How often was the same thing written down or typed twice last week, and how long did it take?',
			'What did the last typing mistake lead to, if there was one?',
		],
	},
} as const satisfies Problem;
