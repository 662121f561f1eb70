/**
 * What anybody can answer about their work, whatever the call is about, in the order in which they are asked, each under
 * the words that tell whether another question asks for it already.
 */
export const OPEN_QUESTIONS = {
	workflow: {
		'who does what': 'Who works with you, and who does what?',
		'most of your time': 'What takes up most of your time in an ordinary week?',
		'a good one': 'How do you know at the end of a month whether it was a good one?',
		changed: 'What has changed in your work over the last year?',
		'comes first': 'How do you plan a week, and who decides what comes first?',
		outside: 'Which work do you give to people outside, if any?',
	},
	test: {
		'cost you': 'Of what we have talked about, what cost you most in the last year, in money or in hours?',
		wrong: 'What was the last thing that went wrong, and how was it put right?',
		'meaning to': 'What have you been meaning to change, and what has kept you from it?',
		longer: 'What took longer last month than it should have, if anything?',
		easier: 'What have you paid for in the last year to make the work easier, and what came of it?',
		'works well': 'What works well today and should stay as it is?',
	},
} as const;

/** For a point in the member's words alone; each of the three suits whatever the point is about. */
export const OWN_POINT = [
	'{words} – ask in your own words: who deals with it today, and how?',
	'{words} – ask in your own words: when did it last come up, and what was done?',
	'{words} – ask in your own words: what has been tried so far?',
] as const;

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
