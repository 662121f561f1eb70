import type { ProblemsOfOneKind } from '../problem.ts';

/** People who get in touch, and what they hear. */
export const inquiries: ProblemsOfOneKind = {
	'missed-calls': {
		name: 'calls that nobody takes',
		workflow: [
			'What happens to a call that comes in when nobody can take it?',
			'Who answers the phone over a day, and what else are they doing at the time?',
			'How do you find out afterwards who called?',
		],
		test: [
			'How many calls went unanswered last week, and how do you know?',
			'When did somebody last tell you that they had not got through, and what had they wanted?',
			'Which hours of the day bring most calls, as far as you know?',
		],
	},
	'slow-replies': {
		name: 'inquiries that wait for an answer',
		workflow: [
			'Where do new inquiries come in, and who sees each of them first?',
			'What happened with the last inquiry, from its arrival to your answer?',
			'Who answers new inquiries when the usual person is away?',
		],
		test: [
			'How long did each of the last five inquiries wait for a first answer?',
			'What became of the last inquiry that had to wait, if there was one?',
			'Of last month’s inquiries, how many became customers?',
		],
	},
	'same-questions': {
		name: 'the same questions again and again',
		workflow: [
			'What did people ask you yesterday, and who answered?',
			'What can people read before they ask you, and where?',
		],
		test: [
			'Which questions came up more than once last week, and how often?',
			'How much of yesterday went into answering questions, and whose time was it?',
		],
	},
	'call-backs': {
		name: 'calls that nobody returns',
		workflow: [
			'What happens to a message that somebody leaves, from the moment it arrives to the call back?',
			'Who calls people back, and at what time of the day?',
		],
		test: [
			'How many people left a message last week, and how many were called back the same day?',
			'What came of the last call back that was late, if there was one?',
		],
	},
	inbox: {
		name: 'emails and messages that pile up',
		workflow: [
			'When do you read and answer messages, and who helps you with them?',
			'How do you decide which message is answered first?',
		],
		test: [
			'How many messages were waiting for an answer this morning, and since when?',
			'Which message of last week got a late answer or none, if any?',
		],
	},
	requests: {
		name: 'requests that get lost',
		workflow: [
			'How do requests reach you, and where do they all come together?',
			'What happened with the last request, from the moment it arrived to the end?',
		],
		test: [
			'How many requests were lost or found too late last month, if any?',
			'What came of the last request that was lost, if one was?',
		],
	},
	waiting: {
		name: 'people who have to wait',
		workflow: [
			'What happens from the moment somebody asks until it is their turn?',
			'How do people learn how long they will have to wait?',
		],
		test: [
			'How long did people wait last week, at best and at worst?',
			'How many people went away without waiting last month, as far as you know?',
		],
	},
	languages: {
		name: 'people who speak other languages',
		workflow: [
			'Which languages do people write or speak to you in, and who answers them?',
			'What do you do when somebody writes or speaks in a language that nobody here knows?',
		],
		test: [
			'How much of last week went into writing or speaking in other languages, and whose time was it?',
			'What did the last misunderstanding over a language lead to, if there was one?',
		],
	},
};
