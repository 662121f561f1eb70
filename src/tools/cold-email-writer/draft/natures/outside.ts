import type { Nature } from './nature.ts';

/** Troubles between a business and the people it serves. */

export const reach: Nature = {
	signs:
		/\b(?:calls?|callers?|phones?|voicemail|inquir\w+|enquir\w+|lead response|(?:new|web|sales|buyer|old) leads?|messages?|requests?|reviews?|missed|text us|by text)\b/gi,
	why: 'People who get no answer tend to try the next name on their list.',
	step: 'Could I show you how this would work on one ordinary day of calls and messages?',
	asks: {
		owner: 'How many calls and messages still end up with you?',
		lead: 'Who picks up when the whole team is busy?',
		doer: 'What do you put off when several people want an answer at once?',
	},
	report: 'who answers first, and who only passes it on',
	talk: 'a message that should never have had to wait',
	learn: 'a simple way to sort calls and messages by who has to answer',
	approach:
		'Offer to sort one real day of calls and messages by how long each waited: that list sells better than a demo.',
	objection: '‘People want to talk to a person.’ Agree, then ask what happens to those who reach nobody.',
	task: {
		name: 'calls and messages that wait',
		hurts: 'The phone rings while everyone is busy, and the caller does not try again.',
		ways: ['let it ring', 'call back after hours', 'pay an answering service'],
		selfTest: 'Take one busy day and mark every call or message that had to wait.',
		measure: 'the calls and messages that had to wait',
		question: 'What happens to a call that comes in while everyone is busy?',
		owner: 'front desk',
	},
};

export const lapse: Nature = {
	signs:
		/\b(?:past clients?|overdue|recall|quiet|lapsed?|declined|unscheduled|not now|leav(?:e|es|ing)|reminders?|dormant|renew\w*|return visits|churn\w*|stop (?:midway|coming|giving)|drop out|order less|years ago|elsewhere|after the (?:tour|showround|visit|return)|follow-ups?|never (?:finish|come back|return)\w*)\b/gi,
	why: 'They rarely complain. They just stop showing up.',
	step: 'Could I show you how this would look with a few of your own names?',
	asks: {
		owner: 'Who would you call yourself if you knew they were drifting away?',
		lead: 'Who notices first when someone goes quiet?',
		doer: 'When do you find time to check who has gone quiet?',
	},
	report: 'how you notice that someone has gone quiet',
	talk: 'someone you won back, and what it took',
	learn: 'a list of who went quiet, in the order to contact them',
	approach: 'Ask for the names that went quiet rather than a budget. Only the prospect knows what each name is worth.',
	objection: '‘If they wanted us, they would come back.’ Ask what those people have heard from them since.',
	task: {
		name: 'customers who go quiet',
		hurts: 'A good customer stops coming, and nobody sees it until someone asks for the name.',
		ways: ['send a card at the end of the year', 'call when it is slow', 'wait and hope'],
		selfTest: 'List the last people who went quiet, and what each of them heard from you before.',
		measure: 'the people who went quiet',
		question: 'How do you find out that someone has gone quiet?',
		owner: 'owner',
	},
};

export const pay: Nature = {
	signs:
		/\b(?:invoic\w+|bills?|billing|billed|payments?|tuition|fees?|claims?|collections?|deposits?|scope|installments?|receivables?|factoring|margin|detention|month-end)\b/gi,
	why: 'Money that comes late usually means that someone did the same work again.',
	step: 'Could I show you this on one invoice that took too long?',
	asks: {
		owner: 'Which billing step still needs you?',
		lead: 'Which step on the way to the money takes longest?',
		doer: 'What is missing most often when you try to close out an invoice?',
	},
	report: 'where the money waits, and why',
	talk: 'a bill that took far too long, step by step',
	learn: 'a map of where the money waits, on one page',
	approach:
		'Compare the first and last date on a few closed cases. The gap is the business case, in their own figures.',
	objection: '‘Our accounting software does that.’ Ask what is still typed in, and by whom.',
	task: {
		name: 'invoices that wait',
		hurts: "The work is done, but the invoice waits for a note in someone's inbox.",
		ways: ['chase the details on Friday', 'ask each person', 'bill from memory'],
		selfTest: 'Pick one invoice that took too long and write down each place it waited.',
		measure: 'the days an invoice waits',
		question: 'What has to arrive before an invoice can move on?',
		owner: 'office manager',
	},
};

export const price: Nature = {
	signs: /\b(?:quot\w+|estimat\w+|proposals?|bids?|bidding|appraisals?|trade-in|tenders?|price(?:s|d)?|pricing)\b/gi,
	why: 'The quote that comes last often gets the least attention.',
	step: 'Could I show you this on one request that is on your desk now?',
	asks: {
		owner: 'Which quotes do you still work out yourself?',
		lead: 'What does your team wait for before it can name a price?',
		doer: 'What do you ask first when someone wants a price?',
	},
	report: 'what has to be known before anyone names a price',
	talk: 'a quote you would write differently today',
	learn: 'a short list of facts to have before a quote goes out',
	approach: 'Ask to see one lost quote with its dates. It shows whether speed or price decided.',
	objection: '‘Every job is different.’ Ask which questions are the same every time.',
	task: {
		name: 'quotes that go out late',
		hurts: 'The customer asked around, and the quote that came last was barely read.',
		ways: ['reuse an old quote', 'give a range by phone', 'wait for every detail'],
		selfTest: 'Put the day of each recent request next to the day the quote went out.',
		measure: 'the days from request to quote',
		question: 'What do you need to know before you can name a price?',
		owner: 'sales',
	},
};

export const book: Nature = {
	signs:
		/\b(?:schedul\w+|no-shows?|cancel\w*|appointments?|calendars?|dates?|bookings?|slots?|tours?|viewings?|test drives?|show up)\b/gi,
	why: 'An hour that stays empty cannot be sold again.',
	step: 'Could I show you this on one day that fell apart?',
	asks: {
		owner: 'Who fixes the schedule when you are away?',
		lead: 'Who reshuffles the day when someone drops out?',
		doer: 'Who do you call first when the plan breaks?',
	},
	report: 'what happens in the hour after a plan breaks',
	talk: 'a day when the plan broke before breakfast',
	learn: 'a rule for who gets told what when a date moves',
	approach: 'Start from one day that went wrong. People remember it, and it takes no data.',
	objection: '‘People cancel. That is how it is.’ Ask what happens to the hour once it is free.',
	task: {
		name: 'last-minute changes',
		hurts: 'One booking moves, and someone spends the morning on the phone about the rest.',
		ways: ['call everyone', 'text the group', 'leave the gap'],
		selfTest: 'Take one booking that moved and count the messages it took.',
		measure: 'the messages it takes to move a booking',
		question: 'Who has to know when a booking moves?',
		owner: 'office coordinator',
	},
};
