import type { ProblemsOfOneKind } from '../problem.ts';

/** Customers after the first time. */
export const customers: ProblemsOfOneKind = {
	complaints: {
		name: 'complaints',
		workflow: [
			'What happened with the last complaint, from the first word to the end?',
			'Where are complaints written down, and who reads them?',
		],
		test: [
			'How many complaints came in last month, and about what?',
			'What have you changed because of a complaint this year, if anything?',
		],
	},
	reviews: {
		name: 'online reviews',
		workflow: [
			'How do you hear of a new review, and who answers it?',
			'What happened after the last bad review, if there was one?',
		],
		test: [
			'How many reviews did you get in the last three months, and what did they say?',
			'What have you done so far to get reviews, and what came of it?',
		],
	},
	returns: {
		name: 'goods that are sent back',
		workflow: [
			'What happens to a return, from the first message to the money back?',
			'What becomes of the goods that come back?',
		],
		test: [
			'How many returns came in last month, and for which reasons?',
			'What did the last return cost you, in postage, hours and goods?',
		],
	},
	recalls: {
		name: 'people who are due again',
		workflow: [
			'How do you know who is due again, and where do you look?',
			'Who reminds people that they are due, and how?',
		],
		test: [
			'How many of those who were due last month came?',
			'What did the last few people say who were due and came late, or not at all?',
		],
	},
	churn: {
		name: 'customers, patients or members who stop coming',
		workflow: [
			'How do you notice that somebody is not coming back?',
			'What do you do when somebody does not come back, and who does it?',
		],
		test: [
			'How many people did not come back in the last three months, as far as you know?',
			'Who was the last one not to come back, and what do you know about why?',
		],
	},
	'one-time': {
		name: 'people who buy once',
		workflow: [
			'What do people hear from you after they first buy from you?',
			'How do you see who has bought before and who has not?',
		],
		test: [
			'How many of last month’s sales went to people who had bought before?',
			'What do you know about the last few people who bought once and not again?',
		],
	},
	subscriptions: {
		name: 'cancelled subscriptions and memberships',
		workflow: ['What happens when somebody cancels?', 'How can somebody pause, change or cancel, and who sees it?'],
		test: [
			'How many people cancelled last month, and after how long?',
			'What reasons did the last few people give for cancelling?',
		],
	},
};
