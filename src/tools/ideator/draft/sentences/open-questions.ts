/** What anybody can answer about their work, in the order in which they are asked, each under the word that it turns on. */
export const OPEN_QUESTIONS = {
	workflow: {
		'asks you': 'What happens from the moment somebody asks you for something until it is done?',
		involved: 'Who is involved in a typical job, and what does each of them do?',
		'wait longest': 'Where do things wait longest, and for whom or for what?',
		programs: 'Which programs and apps did you use last week, and what for?',
		changed: 'What has changed in how you work over the last year?',
		decide: 'What do you have to decide again and again?',
	},
	test: {
		tried: 'What have you tried to change in the last year, and what came of it?',
		wrong: 'What went wrong in the last month that cost you money or hours, if anything?',
		longer: 'What took longer than it should have last week, if anything?',
		'leave as it is': 'What have you decided to leave as it is, and why?',
		looked: 'What have you looked for help with in the last year, if anything, and what did you find?',
		'more day': 'What would you do with one more day a week?',
	},
} as const;

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
