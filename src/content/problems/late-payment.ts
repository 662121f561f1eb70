import type { Problem } from '../problem.ts';

export const latePayment = {
	id: 'late-payment',
	name: 'invoices that are paid late',
	near: ['billing', 'late-figures'],
	detect: [
		{
			pattern:
				/\b(?:invoices?|bills|fees|rents?|deposits?)\b[^.;\n]{0,40}\b(?:paid (?:very |too )?late|unpaid|overdue|chas(?:ed|ing)|reminders?|not paid|outstanding)\b/i,
			finds: [
				'bills get paid very late',
				'Rent is paid too late',
				'fees stay unpaid',
				'deposits are overdue',
				'invoices must be chased',
				'Invoices need chasing',
				'Every invoice needs two reminders',
				'the invoice is not paid',
				'an invoice is outstanding',
			],
			leaves: ['Invoices go out late'],
		},
		{
			pattern:
				/\bpay(?:s|ing)? (?:\w+ ){0,3}(?:late|after \d+ days)\b|\blate (?:rents?|payers|payments?)\b|\bpayments? (?:\w+ ){0,3}(?:late|slow)\b/i,
			finds: [
				'he always pays very late',
				'clients paying late',
				'Brokers pay after 60 days',
				'late rent',
				'late payers',
				'late payments',
				'payments come in late',
				'payment is slow',
			],
			leaves: ['Paying at the till'],
		},
		{
			pattern: /(?:\bnot|n't) pay (?:in time|on time|until)\b/i,
			finds: [
				'the client they do not pay in time',
				'Customers don’t pay on time',
				'they do not pay until the third reminder',
			],
			leaves: ['They pay in time'],
		},
		{
			pattern: /(?:\bnot|n't|\bnever|\bforgets? to) pay(?:ing)? (?:\w+ )?(?:bills?|invoices?|fees?|rent|lessons?)\b/i,
			finds: [
				'they don’t pay the invoice',
				'he never pays; they never pay invoices',
				'they do not pay the rent',
				'they do not pay lessons',
				'forget to pay fees',
				'does not pay his bill',
			],
			leaves: ['They pay the bills'],
		},
		{
			pattern: /\bwaits? (?:\w+ ){0,3}for the final payment\b/i,
			finds: ['Finished pianos wait for months for the final payment', 'She waits for the final payment'],
			leaves: ['the final payment'],
		},
		{
			pattern: /\bchas(?:e|ing) unpaid\b/i,
			finds: ['Chasing unpaid lessons', 'They chase unpaid lessons'],
			leaves: ['unpaid work'],
		},
	],
	sentences: {
		workflow: [
			'What happens between the day you send an invoice and the day it is paid?',
			'Who notices that an invoice is overdue, and what do they do then?',
		],
		test: ['How much money is overdue today, and since when?', 'What reason did the last person who paid late give?'],
	},
} as const satisfies Problem;
