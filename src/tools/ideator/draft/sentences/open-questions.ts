/** What anybody can answer about their work, in the order in which they are asked, each under the word that it turns on. */
export const OPEN_QUESTIONS = {
	workflow: {
		tasks: 'Which tasks have to be done every week, and who does them?',
		outside: 'What do you pay outside firms to do for you, if anything, and how did you choose them?',
		say: 'What was the last new thing you brought into your work, and who had a say in it?',
		programs: 'Which lists, papers and programs did you use yesterday, and what for?',
		changed: 'How has your work changed in the last year or two, if at all, and what brought that about?',
		hand: 'Which part of your week would be hardest to hand to somebody else, and why?',
	},
	test: {
		tried: 'What have you tried to change in the last year, and what came of it?',
		worth: 'What did you pay for in the last year that was not worth it, if anything?',
		longer: 'What took longer than it should have last week, if anything?',
		wrong: 'What went wrong in the last month that cost you money or hours, if anything?',
		asked: 'What have people asked you for this year that you could not give them, if anything?',
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
