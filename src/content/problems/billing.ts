import type { Problem } from '../problem.ts';

export const billing = {
	id: 'billing',
	name: 'writing invoices',
	near: ['late-payment', 'typing'],
	detect: [
		{
			pattern:
				/\b(?:invoices?|invoicing|bills|billing)\b[^.;\n]{0,40}\b(?:out (?:too |weeks )?late|weeks (?:after|later)|forgotten|wrong|written by hand|not sent|end of the month|evenings?|weekends?|hours)\b/i,
			finds: [
				'bills go out too late',
				'Invoices to clients go out weeks late',
				'Our bills go out late',
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
				'sending out invoices',
				'preparing each invoice',
				'they prepare invoices',
				'who does the invoicing',
				'doing invoices at home',
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
				/\bforg(?:ets?|ot|otten) to (?:(?:make|write|send|do) (?:\w+ ){0,2}(?:invoices?|bills?)|bill|invoice|charge)\b/i,
			finds: [
				'Storage fee is forgotten to make invoice',
				'they forget to write the invoice',
				'he forgets to send a bill',
				'she forgot to do the invoices',
				'we forget to bill extra hours',
				'they forget to invoice',
				'forgot to charge for it',
			],
			leaves: ['forget to write a letter'],
		},
	],
	sentences: {
		workflow: [
			'What do you need before you can write an invoice, and who does it come from?',
			'What happened with your last invoice, from the finished work to the moment it went out?',
		],
		test: [
			'How many days after the work was done did each of your last five invoices go out?',
			'What was wrong or missing on last month’s invoices, if anything?',
		],
	},
} as const satisfies Problem;
