/** For points that are about no job on our list, by how the trouble is told. */
export const OPEN_BY_KIND = {
	long: {
		workflow: ['On {words}: what are the steps, from the first to the last?', 'Who does them, and who waits for whom?'],
		test: ['On {words}: how long did it take the last time?', 'What was left undone meanwhile, if anything?'],
	},
	handwork: {
		workflow: ['On {words}: where does it begin, and where does the result go?', 'Who does it, and on which days?'],
		test: [
			'On {words}: how often did it have to be done last month?',
			'What was wrong with it the last time, if anything, and who found out?',
		],
	},
	lapse: {
		workflow: [
			'On {words}: what is meant to happen, and who sees to it?',
			'How do you hear of it when it goes differently?',
		],
		test: [
			'On {words}: how often did that happen last month, if at all?',
			'What happened after the last time, and what did it cost?',
		],
	},
} as const;

/** For all others: five sets, so that no question stands twice. */
export const OPEN = [
	{
		workflow: [
			'On {words}: how does that look in your firm today?',
			'Who deals with it, and what does each of them do?',
		],
		test: [
			'On {words}: when did you last notice it, if ever, and what happened then?',
			'What did it cost you, in hours or in money?',
		],
	},
	{
		workflow: [
			'On {words}: how has that been over the last few weeks?',
			'Which programs, lists or papers do you use for it?',
		],
		test: ['On {words}: which case do you remember best, if any?', 'How would you know that it had got better?'],
	},
	{
		workflow: [
			'On {words}: what do you do about it at the moment, if anything?',
			'How much of your week goes into it?',
		],
		test: [
			'On {words}: what have you tried so far, and what became of it?',
			'What have customers said about it, if anything?',
		],
	},
	{
		workflow: [
			'On {words}: who could tell me most about that, and what would they say?',
			'Which part of it is done by hand, and which by a program?',
		],
		test: ['On {words}: how often did it come up last month, if at all?', 'Who noticed first, and how?'],
	},
	{
		workflow: ['On {words}: how was it a year ago, and what has changed since?', 'Who decides how it is done?'],
		test: [
			'On {words}: how does it compare with the other things on your desk?',
			'What would have to happen before you changed anything about it?',
		],
	},
] as const;

/** For toolkits with few points. */
export const GENERAL = {
	workflow: [
		'How did yesterday go, from the first thing you did to the last?',
		'What happened with your last job, from the first contact to the payment?',
		'Who does what in an ordinary week?',
		'What do you write down during a job, and who reads it later?',
	],
	test: [
		'What went differently from planned last week?',
		'What would you hand to somebody else tomorrow if you could?',
		'What have you tried to change in the last year, and what came of it?',
		'Which customers did you lose or turn away in the last few months, and why?',
	],
} as const;

/** For what the member does not know, by what it is about. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs and papers do you use in an ordinary week, and what for?',
	cost: 'What does all this cost you today, in money and in hours?',
	help: 'Whom outside the firm do you pay to help, and with what?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules do you have to keep to with your customers’ data, and who watches over that?',
	reaction: 'How do your customers like to hear from you, and how do you know?',
	automatic: 'What have you tried so far with programs that answer or write by themselves?',
} as const;
