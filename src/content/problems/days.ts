import type { ProblemsOfOneKind } from '../problem.ts';

/** Who does what on which day, and what becomes of it. */
export const days: ProblemsOfOneKind = {
	rota: {
		name: 'planning who works when',
		workflow: [
			'How was it decided who works when this week, and what has changed since?',
			'Who has to know when working times change, and how do they hear of it?',
		],
		test: [
			'How often did working times change last week after they were settled, and why?',
			'What happened the last time somebody could not come to work?',
		],
	},
	dispatch: {
		name: 'who goes where on the day',
		workflow: [
			'How is it decided who goes where, and in which order?',
			'What happens in the morning before the first job begins?',
		],
		test: [
			'How many of last week’s jobs began later than planned, and why?',
			'When did somebody last turn up at the wrong place or without what they needed, if ever?',
		],
	},
	'no-shows': {
		name: 'appointments that fall through',
		workflow: [
			'What do people hear from you between booking and appointment?',
			'What do you do with a slot that becomes free at short notice?',
			'What is agreed about cancelling too late, and what happens when somebody does?',
		],
		test: [
			'How many appointments fell through last week, and how many were filled again?',
			'What did the last appointment that fell through cost you, in money or in idle time?',
			'How long beforehand did you hear of each of the last five appointments that fell through?',
		],
	},
	booking: {
		name: 'bookings and appointments',
		workflow: [
			'What happened with the last booking, from the first message to the fixed date?',
			'Who can see the calendar, and who may put something into it?',
		],
		test: [
			'How many calls or messages did each of your last five bookings take?',
			'What was booked twice or forgotten in the last month, if anything?',
		],
	},
	deadlines: {
		name: 'dates and deadlines',
		workflow: [
			'Where do you write down a deadline, and who looks there?',
			'What happens between the day you hear of a deadline and the day itself?',
		],
		test: [
			'Which deadlines lie ahead of you this month, and how far along is each?',
			'Which deadline of the last year was missed or nearly missed, if any, and why?',
		],
	},
	delays: {
		name: 'work that is finished late',
		workflow: [
			'How do you know during the work whether you are on time?',
			'Who tells whom when something takes longer than planned?',
		],
		test: [
			'How many of your last five jobs were finished on the planned day?',
			'What held up the last job that was late, if there was one?',
		],
	},
	seasons: {
		name: 'quiet and busy months',
		workflow: [
			'How does a week in the quiet months differ from one in the busy months?',
			'What do you do in the quiet months to prepare for the busy ones?',
		],
		test: [
			'How do you get through the quiet months?',
			'How much quieter is your quietest month than your busiest one?',
		],
	},
	'called-off': {
		name: 'work that is called off and planned again',
		workflow: [
			'What happens from the moment work has to be called off to the moment it has a new date?',
			'Who has to be told when something is called off, and how do they hear of it?',
			'How is it decided that something is called off, and how long beforehand?',
		],
		test: [
			'How often was something called off in the last month, and why?',
			'How long did it take to tell everybody the last time something was called off, and whose time was it?',
			'What did the last thing that was called off cost you, in money or in hours?',
		],
	},
	trips: {
		name: 'trips that turn out not to be needed',
		workflow: [
			'How do you decide whether somebody has to drive out?',
			'What do you know before somebody sets out, and who told you?',
			'How are trips put together, and by whom?',
		],
		test: [
			'How many trips of last week were not needed, looking back?',
			'What did the last trip that was not needed cost you, in hours and in money?',
			'What did you learn on your last trip that you could not have known beforehand?',
		],
	},
};
