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
		{
			pattern:
				/\btyped (?:in|up) (?:afterwards|later|at night)\b|\bon paper and (?:then |later )?(?:typed|entered|copied)\b|\bcop(?:y|ies|ied)(?: and | |-)?past(?:e|ing|ed|es)\b/i,
			finds: [
				'Intake forms are filled in on paper and typed in afterwards',
				'forms are typed in later',
				'typed up afterwards',
				'notes are typed up later',
				'typed up at night',
				'forms on paper and then typed up',
				'written on paper and later entered',
				'on paper and copied',
				'copy-paste from mails',
				'they copy and paste',
				'copied and pasted',
				'he copies and pastes',
				'copy pasting',
			],
			leaves: ['He typed a letter'],
		},
		{
			pattern: /\bcop(?:y|ies|ied) (?:\w+ ){0,3}(?:in)?to (?:a |an |the )?(?:spreadsheet|excel|system|crm|calendar)\b/i,
			finds: [
				'orders are copied into a spreadsheet',
				'she copies it to Excel',
				'copied into the system',
				'they copy leads to the CRM',
				'copied into an Excel',
				'copied to the calendar',
			],
			leaves: ['She copies a style'],
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
