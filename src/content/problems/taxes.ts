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
				'VAT at the last-minute',
				'tax return panic',
				'of tax they are afraid',
				'tax fear',
				'taxes and fines',
				'VAT penalty',
				'VAT penalties',
				'VAT mistakes',
				'a tax deadline',
				'tax surprises',
			],
			leaves: ['Tax office'],
		},
		{
			pattern:
				/\bsurprised by (?:the |a |their )?(?:tax|vat)\b|\b(?:tax|vat) bills?\b[^.;\n]{0,30}\b(?:surprise|shock|not expect)/i,
			finds: [
				'Surprised by tax bill every year',
				'surprised by the VAT',
				'surprised by a tax bill',
				'surprised by their tax',
				'the VAT bill is a shock',
				'the tax bill comes as a surprise',
				'a tax bill they did not expect',
			],
			leaves: ['Surprised by a bear'],
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
