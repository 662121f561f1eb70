/** What anybody can answer about their work, in the order in which they are asked, each under the word that it turns on. */
export const OPEN_QUESTIONS = {
	workflow: {
		'written down': 'What was written down or typed in yesterday, and where is it now?',
		interrupted: 'When were you last interrupted at work, and by what?',
		others: 'What do you pay others to do for you, if anything, and how did you choose them?',
		programs: 'Which programs and apps did you use last week, and what for?',
		'working day': 'What is left for you to do when the working day is over?',
		'hand over': 'Which part of your work would you hand over to somebody else first, if any, and why?',
	},
	test: {
		tried: 'What have you tried to change in the last year, and what came of it?',
		wrong: 'What went wrong in the last month that cost you money or hours, if anything?',
		longer: 'What took longer than it should have last week, if anything?',
		worth: 'What did you pay for in the last year that was not worth it, if anything?',
		looked: 'What have you looked for help with in the last year, if anything, and what did you find?',
		'put off': 'What did you put off again last week, if anything?',
	},
} as const;

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
