/**
 * What anybody can answer about their work, whatever the call is about, in the order in which they are asked, each under
 * the words that tell whether another question asks for it already.
 */
export const OPEN_QUESTIONS = {
	workflow: {
		'most of your time': 'What takes up most of your time in an ordinary week?',
		changed: 'What has changed in your work over the last year?',
		'comes first': 'How do you plan a week, and who decides what comes first?',
		outside: 'Which work do you give to people outside, if any?',
		'who does what': 'Who works with you, and who does what?',
		'a good one': 'How do you know at the end of a month whether it was a good one?',
	},
	test: {
		'cost you': 'Of what we have talked about, what cost you most in the last year, in money or in hours?',
		'meaning to': 'What have you been meaning to change, and what has kept you from it?',
		longer: 'What took longer last month than it should have, if anything?',
		easier: 'What have you paid for in the last year to make the work easier, and what came of it?',
		'works well': 'What works well today and should stay as it is?',
		wrong: 'What was the last thing that went wrong, and how was it put right?',
	},
} as const;

/** For the points in the member's words alone, the first, the second and so on; all suit an event, a habit and a state. */
export const OWN_POINT = {
	workflow: {
		now: 'On {words}: how is that with you at the moment?',
		done: 'On {words}: what do you do about that today, if anything?',
		who: 'On {words}: who deals with that, and how?',
		last: 'On {words}: when did you last notice that, if at all?',
		changed: 'On {words}: how has that changed over the last year, if it has?',
	},
	test: {
		came: 'On {words}: what has that led to lately, if anything?',
		cost: 'On {words}: what has that cost you this year, in hours or in money, if anything?',
		tried: 'On {words}: what have you tried so far, and what came of it?',
		matters: 'On {words}: how much does that matter to you beside everything else?',
		stays: 'On {words}: what happens if nothing changes there?',
	},
} as const;

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
