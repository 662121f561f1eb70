import type { ProblemsOfOneKind } from '../problem.ts';

/** Money that comes in and goes out, and the figures. */
export const money: ProblemsOfOneKind = {
	'late-payment': {
		name: 'payments that come late',
		workflow: [
			'What happens between the day a payment is due and the day it arrives?',
			'Who notices that a payment is overdue, and what do they do then?',
			'How do people pay you, and how do you see that they have paid?',
		],
		test: [
			'How many payments are overdue today, and what do they come to?',
			'What reason did the last person who paid late give?',
			'How many hours went into chasing payments last month, and whose?',
		],
	},
	billing: {
		name: 'writing invoices',
		workflow: [
			'What do you need before you can write an invoice, and who does it come from?',
			'What happened with your last invoice, from the finished work to the moment it went out?',
		],
		test: [
			'How long after the work was done did your last invoice go out?',
			'How much finished work has not been invoiced yet?',
		],
	},
	'late-figures': {
		name: 'figures that come late or not at all',
		workflow: [
			'Who puts last month’s figures together, and from what?',
			'What do you do with the figures once you have them?',
		],
		test: [
			'How many days after the end of the month did you get the last figures?',
			'Which decision did you last put off because the figures were not there, if any?',
		],
	},
	'unknown-numbers': {
		name: 'numbers that nobody knows',
		workflow: [
			'Which numbers do you look at every week, and where do they come from?',
			'Who keeps the numbers you need, and where are they written down?',
		],
		test: [
			'What did you last want to know about your numbers, and how long did it take to find out?',
			'When did you last miss a number for a decision, if ever, and how did that go?',
		],
	},
	extras: {
		name: 'extras that nobody pays for',
		workflow: [
			'How is it agreed what a price includes, and where is that written down?',
			'What happens when somebody asks for a change after the start?',
		],
		test: [
			'How many hours went last month into things that were not in the price, if any?',
			'When did you last say no to a change, if ever, and what happened?',
		],
	},
	estimates: {
		name: 'work that turns out other than was priced',
		workflow: [
			'What do you learn about a job before you name the price, and from whom?',
			'What happens when a job turns out bigger than you were told?',
			'Who looks at a job before the price is named, and how?',
		],
		test: [
			'How many of your last ten jobs turned out other than you had been told?',
			'What did the last job whose price was wrong cost you?',
			'Who paid the difference the last time a price turned out wrong?',
		],
	},
	approval: {
		name: 'money that others have to approve',
		workflow: [
			'How is money for the work approved, from the request to the decision?',
			'What do the people who approve money get to see before they decide?',
		],
		test: [
			'How much did you ask for in the last two years, and how much was approved?',
			'What was said the last time the money was discussed?',
		],
	},
	receipts: {
		name: 'receipts and bookkeeping',
		workflow: [
			'What happens with a receipt or a supplier’s invoice from the moment you get it?',
			'Who does the bookkeeping, and how often?',
			'What does your accountant or tax adviser get from you, and when?',
		],
		test: [
			'How many receipts or invoices were missing the last time the books were done, if any?',
			'How long did the last round of bookkeeping take, and whose time was it?',
			'What did you last learn too late from the books, if anything?',
		],
	},
	taxes: {
		name: 'tax and VAT returns',
		workflow: [
			'What did you do for your last tax or VAT return, from the first paper to the day it went in?',
			'Who prepares your tax papers, and what do they need from you?',
		],
		test: [
			'How many days before the deadline was the last return finished?',
			'What did you have to look for or correct for the last return, if anything?',
		],
	},
	payroll: {
		name: 'working hours and pay',
		workflow: [
			'How do working hours get from the person who worked them to the payslip?',
			'Who prepares the pay, and what do they have to ask for?',
		],
		test: [
			'How many hours went into the last payroll, and whose?',
			'What was late or wrong in the last payroll, if anything, and who noticed?',
		],
	},
};
