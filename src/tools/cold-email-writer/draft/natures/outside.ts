import { everydayTroubles } from '#content/everyday-troubles.ts';
import type { Nature } from './nature.ts';

/** Troubles between a business and the people it serves. */

export const reach: Nature = {
	...everydayTroubles.reach,
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
};

export const lapse: Nature = {
	...everydayTroubles.lapse,
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
};

export const pay: Nature = {
	...everydayTroubles.pay,
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
};

export const price: Nature = {
	...everydayTroubles.price,
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
};

export const book: Nature = {
	...everydayTroubles.book,
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
};
