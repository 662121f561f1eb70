/** For points that are about no job on our list: five sets, so that no question stands twice. */
export const OPEN = [
	{
		workflow: [
			'On {words}: what happened the last time, from beginning to end?',
			'Who was involved then, and what did each of them do?',
		],
		test: [
			'On {words}: how often did you see that last month, if at all?',
			'What did it cost you the last time, in hours or in money?',
		],
	},
	{
		workflow: ['On {words}: how do you deal with that today?', 'Where would I see it if I stood beside you for a day?'],
		test: [
			'On {words}: when did you last do something about it, and what was it?',
			'Who would notice first if it were gone?',
		],
	},
	{
		workflow: [
			'On {words}: what leads up to it, and what do you do then?',
			'What do you write down about it, and where?',
		],
		test: [
			'On {words}: what have you tried so far, and what became of it?',
			'How would you know that it had got better?',
		],
	},
	{
		workflow: [
			'On {words}: who could tell me most about it, and what would they say?',
			'Which tools or programs do you use for that part of the work?',
		],
		test: ['On {words}: which case do you remember best, and why?', 'What have customers said about it, if anything?'],
	},
	{
		workflow: ['On {words}: how was it a year ago, and what has changed since?', 'How much of your week goes into it?'],
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
