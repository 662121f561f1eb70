import type { Nature } from './nature.ts';

/** Troubles between a business and the people it serves. */

export const reach: Nature = {
	signs: /\b(?:calls?|callers?|phones?|voicemail|inquir\w+|enquir\w+|leads?|messages?|reviews?|missed)\b/gi,
	why: 'Each of them interrupts somebody, and each that is missed comes back later or not at all.',
	step: 'Could we go through the last few that came in and sort them by who had to answer?',
	asks: {
		owner: 'Who answers when you are the one they ask for?',
		lead: 'Who answers when the whole team is busy?',
		doer: 'What do you let wait when several come in at once?',
	},
	report: 'who answers first, and who only passes it on',
	talk: 'what a stranger should hear in the first minute',
	learn: 'a way to sort what comes in by who has to answer it',
	approach: 'Offer to sort a few real requests by how long they waited: the list argues better than a demo.',
	objection: '‘People want to talk to a person.’ Agree, and ask what happens to those who reach nobody.',
	task: {
		name: 'calls at busy hours',
		hurts: 'The phone rings while everyone is with somebody else, and the caller does not try again.',
		ways: ['let it ring', 'call back in the evening', 'use an answering service'],
		selfTest: 'Take the missed calls of one day and see which were called back.',
		measure: 'missed calls that nobody called back',
		question: 'What happens to a call that comes in while everyone is busy?',
		owner: 'front desk',
	},
};

export const lapse: Nature = {
	signs:
		/\b(?:past clients?|overdue|recall|quiet|lapsed?|declined|unscheduled|not now|leav(?:e|es|ing)|reminders?|dormant|renew\w*|return visits|churn\w*|stop (?:midway|coming|giving)|drop out|order less|years ago|elsewhere|after the (?:tour|showround|visit|return)|follow-ups?)\b/gi,
	why: 'Nobody complains when this goes wrong, because the people concerned are no longer there.',
	step: 'Could we look at the last few who went quiet and at what each of them heard from you?',
	asks: {
		owner: 'Which of them would you call yourself?',
		lead: 'Who notices when somebody goes quiet?',
		doer: 'When do you find the time to look for them?',
	},
	report: 'how you notice that somebody has gone quiet',
	talk: 'somebody you won back, and what it took',
	learn: 'a list of those who went quiet, in the order in which to write to them',
	approach: 'Ask for the names that went quiet, not for a budget: what a name is worth, only the prospect knows.',
	objection: '‘If they wanted us, they would come back.’ Ask what they heard in between.',
	task: {
		name: 'customers who went quiet',
		hurts: 'A good customer stops coming, and nobody sees it until somebody asks for the name.',
		ways: ['send a card at the end of the year', 'call when it is slow', 'wait'],
		selfTest: 'List the regular customers of last year and mark those who have not been back.',
		measure: 'regular customers who have not been back',
		question: 'How do you find out that a regular customer has stayed away?',
		owner: 'owner',
	},
};

export const pay: Nature = {
	signs:
		/\b(?:invoic\w+|bills?|billing|billed|payments?|tuition|fees?|claims?|collections?|deposits?|scope|installments?|receivables?|factoring|margin|detention)\b/gi,
	why: 'Money that is late or in dispute makes the same work a second time.',
	step: 'Could we follow one such case up to the money, and note where it stood still?',
	asks: {
		owner: 'Which of those steps still needs you?',
		lead: 'Which step in that chain waits longest?',
		doer: 'What is missing most often when you want to close one?',
	},
	report: 'the way to the money, with its stops',
	talk: 'a bill that took too long, told step by step',
	learn: 'a map of the way to the money, on one page',
	approach:
		'Compare the first and the last date on a few closed cases: the gap is the business case, in their figures.',
	objection: '‘Our accounting software does that.’ Ask what is still typed, and by whom.',
	task: {
		name: 'invoices that go out late',
		hurts: "The job is done, but the invoice waits for a note in somebody's mailbox.",
		ways: ['collect the notes on Friday', 'ask each person', 'bill from memory'],
		selfTest: 'Take a few closed jobs and write the day of the work beside the day of the invoice.',
		measure: 'days from finished work to invoice',
		question: 'What has to arrive before an invoice can go out?',
		owner: 'office manager',
	},
};

export const price: Nature = {
	signs: /\b(?:quot\w+|estimat\w+|proposals?|bids?|bidding|appraisals?|trade-in|tenders?|price(?:s|d)?|pricing)\b/gi,
	why: 'A price that comes late, or changes late, is held against one that is already on the table.',
	step: 'Could we take one offer that you lost and find the day on which it could have gone out?',
	asks: {
		owner: 'Which of them do you still work out yourself?',
		lead: 'Which facts does the team wait for before it can name a price?',
		doer: 'What do you ask for first before you name a price?',
	},
	report: 'how a price is worked out, and what has to be known for it',
	talk: 'the offer you would write differently today',
	learn: 'a short list of facts without which no price goes out',
	approach: 'Ask to see one lost offer with its dates: it tells speed and price apart.',
	objection: '‘Every job is different.’ Ask which questions are the same each time.',
	task: {
		name: 'quotes that wait',
		hurts: 'The customer asked several suppliers, and the answer that comes last is hardly read.',
		ways: ['reuse an old one', 'name a range on the phone', 'wait for all the facts'],
		selfTest: 'Take the last quotes and write the day of the request beside the day each went out.',
		measure: 'days from a request to a quote',
		question: 'What do you need to know before you can name a price?',
		owner: 'sales',
	},
};

export const book: Nature = {
	signs:
		/\b(?:schedul\w+|no-shows?|cancel\w*|appointments?|calendars?|dates?|bookings?|rota|slots?|tours?|viewings?|test drives?|show up)\b/gi,
	why: 'A date that slips moves others with it, and somebody has to tell all of those concerned.',
	step: 'Could we take a day that fell apart and see who had to be told, and how?',
	asks: {
		owner: 'Who mends the plan when you are away?',
		lead: 'Who moves everything else when one entry falls out?',
		doer: 'Whom do you tell first when the plan breaks?',
	},
	report: 'what happens in the hour after a plan breaks',
	talk: 'a day on which the plan broke before breakfast',
	learn: 'a rule for who is told what when a date moves',
	approach: 'Start from one day that went wrong: people remember it, and it needs no data.',
	objection: '‘People cancel, that is how it is.’ Ask what happens to the hour once it is free.',
	task: {
		name: 'dates that move',
		hurts: 'One entry in the calendar moves, and somebody spends the morning moving the rest.',
		ways: ['call everyone', 'write to the group', 'leave the gap'],
		selfTest: 'Take one date that moved and count the messages it caused.',
		measure: 'messages sent to move one date',
		question: 'Who has to hear of it when a date moves?',
		owner: 'office coordinator',
	},
};
