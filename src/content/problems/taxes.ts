import type { Problem } from '../problem.ts';

export const taxes = {
	id: 'taxes',
	name: 'tax and VAT returns',
	near: ['receipts', 'deadlines'],
	detect: [
		{
			pattern:
				/\b(?:vat|tax|taxes)\b[^.;\n]{0,30}\b(?:stress|late|last[- ]minute|panic|afraid|fear|fines?|penalt(?:y|ies)|mistakes|deadlines?|surprises?)\b/i,
			finds: [
				'VAT stress',
				'tax is late',
				'tax returns always last minute',
				'VAT at the last-minute',
				'taxes: panic',
				'tax return panic',
				'of tax they are afraid',
				'tax fear',
				'taxes and fines',
				'a tax fine',
				'VAT penalty',
				'VAT penalties',
				'VAT mistakes',
				'tax deadlines',
				'a tax deadline',
				'a tax surprise',
				'tax surprises',
			],
			leaves: ['Tax office'],
		},
		{
			pattern: /\b(?:stress(?:ed)?|afraid|scared|fear|worr(?:y|ied)) (?:\w+ ){0,2}(?:vat|tax(?:es)?)\b/i,
			finds: [
				'stress about tax',
				'stressed by taxes',
				'afraid of VAT',
				'scared of the tax office',
				'fear of the VAT',
				'worry about tax',
				'worried about tax',
			],
			leaves: ['afraid of dogs'],
		},
	],
	sentences: {
		workflow: [
			'What did you do for your last tax or VAT return, from the first paper to the day it went in?',
			'Who prepares your tax papers, and what do they need from you?',
		],
		test: [
			'How many days before the deadline was the last return finished?',
			'What did you have to look for or correct for the last return, if anything?',
		],
	},
} as const satisfies Problem;
