import type { Problem } from '../problem.ts';

export const latePayment = {
	id: 'late-payment',
	name: 'payments that come late',
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
		{
			pattern:
				/\bpast[- ]due\b|\b(?:in|rent) arrears\b|\blate every month\b|\bbehind (?:on|with) (?:\w+ )?(?:rent|fees|payments?|dues)\b/i,
			finds: [
				'units that are past due',
				'tenants in arrears',
				'rent arrears',
				'10-15% of tenants are late every month and somebody has to call each one',
				'members behind on their dues',
				'behind with rent',
				'behind on fees',
				'behind with payments',
			],
			leaves: ['He is behind with work'],
		},
		{
			pattern: /\bchas(?:e|es|ing) (?:\w+ ){0,3}(?:money|payments?|invoices?|debts?|deposits?|rent|payers)\b/i,
			finds: [
				'she chases people for money',
				'chasing payments',
				'chase old invoices',
				'chasing debts',
				'chase the deposit',
				'chasing rent',
				'chase late payers',
			],
			leaves: ['They chase rabbits'],
		},
		{
			pattern: /\blate with (?:(?:the|their) )?(?:fees?|rent|payments?|money|dues)\b/i,
			finds: [
				'always the same few families late with the fees',
				'late with a fee, late with fee after fee',
				'late with their rent',
				'late with payment',
				'late with the money',
				'late with dues',
			],
			leaves: ['The van is late with the bread'],
		},
		{
			pattern: /\bwait(?:s|ing)? (?:\w+ ){0,3}(?:for (?:(?:the|their|his|our|my) )?money|to get paid|to be paid)\b/i,
			finds: [
				'wait two months for their money',
				'waiting for the money',
				'he waits for his money',
				'waiting for our money',
				'I wait for my money',
				'I wait for money 45 days and more',
				'waits weeks to get paid',
				'wait 60 days to be paid',
			],
			leaves: ['Wait for the train'],
		},
		{
			pattern:
				/\bcards? (?:on file )?(?:expires?|gets? declined|are declined|bounces?)\b|\bauto-?pay (?:just )?fails?\b|\b(?:direct debits?|payments?) (?:fail|bounce)s?\b/i,
			finds: [
				'Cards on file expire and they find out a week later',
				'cards get declined',
				'cards are declined',
				'the card bounces',
				'autopay just fails',
				'direct debits fail',
				'payments bounce',
			],
			leaves: ['The library card is red'],
		},
	],
	sentences: {
		workflow: [
			'What happens between the day a payment is due and the day it arrives?',
			'Who notices that a payment is overdue, and what do they do then?',
			'How do people pay you, and how do you see that they have paid?',
		],
		test: [
			'How many payments are overdue today, and what do they come to?',
			'What reason did the last person who paid late give?',
			'How many hours went into late payments last month, and whose?',
		],
	},
} as const satisfies Problem;
