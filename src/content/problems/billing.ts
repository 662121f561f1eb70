import type { Problem } from '../problem.ts';

export const billing = {
	id: 'billing',
	name: 'writing invoices',
	near: ['late-payment', 'typing'],
	detect: [
		{
			pattern:
				/\b(?:invoices?|invoicing|bills|billing)\b[^.;\n]{0,40}\b(?:out (?:too )?late|weeks (?:after|later)|forgotten|wrong|written by hand|not sent|end of the month|evenings?|weekends?|hours)\b/i,
			finds: [
				'Invoices go out late because a paper is missing',
				'bills go out too late',
				'The invoice comes weeks after the job',
				'billing happens weeks later',
				'some invoices are forgotten',
				'The rate on the invoice is wrong',
				'invoices are written by hand',
				'some bills are not sent',
				'invoicing at the end of the month',
				'Invoices are written in the evening',
				'invoicing eats weekends',
				'billing takes hours',
			],
			leaves: ['Invoices are paid late'],
		},
		{
			pattern:
				/\b(?:writ(?:es?|ing)|(?<!suppliers |vendors )send(?:s|ing)?|prepar(?:e|ing)|do(?:es|ing)?) (?:\w+ ){0,2}(?:invoices?|invoicing)\b|\bnot (?:billed|invoiced)\b/i,
			finds: [
				'She writes the invoices at night',
				'Writing invoices',
				'he sends invoices on Sunday',
				'we send an invoice',
				'sending out invoices',
				'preparing each invoice',
				'they prepare invoices',
				'who does the invoicing',
				'doing invoices at home',
				'Nobody wants to do invoicing',
				'Extras are not billed',
				'Change orders are not invoiced',
			],
			leaves: ['He sends flowers', 'Suppliers send invoices in different formats', 'vendors send an invoice'],
		},
		{
			pattern:
				/\binvoices (?:get|are) sent whenever\b|\bnever (?:billed|invoiced)\b|\b(?:hours|extras) (?:are|get) (?:lost|forgotten)\b/i,
			finds: [
				'Invoices get sent whenever there is time',
				'invoices are sent whenever',
				'Variations are done but never invoiced',
				'extras that are never billed',
				'hours are lost',
				'extras get forgotten',
			],
			leaves: ['Hours of sun'],
		},
		{
			pattern:
				/^late invoic(?:es|ing)$|\binvoices? (?:\w+ )?go(?:es)? out (?:only|late|too late|when)\b|\binvoices? only\b|\b(?:wait|waits) with (?:the )?invoic(?:es|ing)\b/i,
			finds: [
				'late invoices',
				'late invoicing',
				'invoices go out late',
				'an invoice goes out when he has time',
				'invoices go out only on Sundays',
				'invoices go out too late',
				'invoices only go out when I find a Sunday',
				'they wait with invoices',
				'he waits with the invoicing',
				'waits with invoices',
			],
			leaves: ['The invoices'],
		},
	],
	sentences: {
		workflow: [
			'What has to arrive before you can write an invoice, and from whom?',
			'What happened with your last invoice, from the finished work to the moment it went out?',
		],
		test: [
			'For each of your last five invoices, how many days passed after the work was done?',
			'What was wrong or missing on last month’s invoices, if anything?',
		],
	},
} as const satisfies Problem;
