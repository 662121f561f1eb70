/** What anybody can answer about their work, in the order in which they are asked, each under the word that it turns on. */
export const OPEN_QUESTIONS = {
	workflow: {
		'ordinary week': 'What does an ordinary week look like for you?',
		'most of your time': 'What takes most of your time at the moment?',
		changed: 'What has changed for you over the last year?',
		'put off': 'What have you put off this month, and why?',
		'rather not': 'What would you rather not have to do yourself?',
		'decide again': 'What do you have to decide again and again?',
	},
	test: {
		tried: 'What have you tried to change in the last year, and what came of it?',
		wrong: 'What went wrong in the last month that cost you money or hours, if anything?',
		worries: 'What worries you most about the next twelve months?',
		looked: 'What have you looked for help with in the last year, if anything, and what did you find?',
		'more day': 'What would you do with one more day a week?',
		'leave as it is': 'What have you decided to leave as it is, and why?',
	},
} as const;

/** For a point in the member's words alone; the first is for the first of them. */
export const OWN_POINT = [
	'{words} – ask in your own words: since when has it been so, and what has been tried?',
	'{words} – ask in your own words: when did it last come up, and what was done about it?',
	'{words} – ask in your own words: what has it cost so far, in money or in hours?',
	'{words} – ask in your own words: who else is affected, and how?',
	'{words} – ask in your own words: what would be different without it?',
] as const;

/** For all that the member does not know, and no question of ours asks for. */
export const OWN_UNKNOWNS = 'What you do not know yet, to be asked in your own words: {words}';

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
