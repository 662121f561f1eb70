import type { ProblemsOfOneKind } from '../problem.ts';

/** People who work there, and what each of them knows. */
export const staff: ProblemsOfOneKind = {
	hiring: {
		name: 'finding new staff',
		workflow: [
			'How did you find the last person you hired, and how long did that take?',
			'Who reads applications, and what happens to each of them?',
		],
		test: [
			'How many people applied for your last opening, and what became of them?',
			'What was left undone while that job was open, if anything?',
		],
	},
	'first-weeks': {
		name: 'the first weeks of new people',
		workflow: [
			'How did the first two weeks of your newest colleague go?',
			'Where can a new person look up how things are done?',
		],
		test: [
			'How long did it take until your newest colleague worked alone, and who helped?',
			'What did your newest colleague have to ask more than once?',
		],
	},
	'staff-shortage': {
		name: 'staff who leave or are missing',
		workflow: [
			'What happened from the day somebody last gave notice to the day the next one began?',
			'How is the work shared out when you are one person short?',
		],
		test: [
			'How many of your staff left in the last year, and what reasons did they give?',
			'What did you last cancel or put off because you were a person short, if anything?',
		],
	},
	'where-it-stands': {
		name: 'knowing where things stand',
		workflow: [
			'If somebody called now and asked how things stand, where would you look?',
			'Where is open work listed, and who keeps that up to date?',
		],
		test: [
			'How often did somebody ask last week how things stand, and how long did it take to find out?',
			'What was overlooked last month, if anything, and what did it lead to?',
		],
	},
	'hand-over': {
		name: 'information that does not reach the next person',
		workflow: [
			'When one person takes over work from another, what are they told, and how?',
			'Who worked on the last job you finished, and how did each of them know what to do?',
		],
		test: [
			'How many times last week was somebody missing something that they should have been told?',
			'What last went wrong because somebody had not been told, if anything?',
		],
	},
	'one-person': {
		name: 'work that only one person can do',
		workflow: [
			'Which of your tasks are written down so that somebody else could do them?',
			'What happened to the work the last time one of you was away for a week or more?',
		],
		test: [
			'Which tasks in the last month could only one person do?',
			'What have you tried to teach somebody else to do, and how did that go?',
		],
	},
	overload: {
		name: 'more work than hours',
		workflow: [
			'What does an ordinary working day look like, from start to finish?',
			'When there is too much to do, who decides what comes first, and how?',
		],
		test: [
			'How many hours did you work last week, and what took up most of your time?',
			'What did you not get round to last week, if anything, and what came of it?',
		],
	},
	uneven: {
		name: 'work that everybody does differently',
		workflow: [
			'How does somebody new learn how the work is done?',
			'How do you find out whether work was done the way you want it?',
		],
		test: [
			'If I watched two of your people do the same work, what would differ?',
			'When did a difference last cause trouble, if ever, and what did it cost?',
		],
	},
	meetings: {
		name: 'meetings',
		workflow: [
			'Which meetings did you have last week, and who was there?',
			'What is written down in a meeting, and who reads it afterwards?',
		],
		test: [
			'How many hours went into meetings last week, and whose?',
			'What did the last meeting decide, and what has happened since?',
		],
	},
	stalled: {
		name: 'new things that nobody keeps up',
		workflow: [
			'What was the last new thing that was started here, and who looks after it today?',
			'How is it decided here whether something new is tried, and who has a say?',
		],
		test: [
			'How many of the things started in the last two years are still going?',
			'What was started and then given up again, if anything, and why?',
		],
	},
};
