/**
 * Questions around a point in the member's own words, in the order in which points take them; each under the word that
 * it turns on. No two points get the same one.
 */
export const AROUND = {
	workflow: {
		example: 'About {point}: what is the last example you remember, if there is one?',
		deal: 'About {point}: how do you deal with this today, and who does it?',
		matter: 'About {point}: when did this last matter, if ever, and what did you do?',
		most: 'About {point}: who has most to do with this, and what do they do about it?',
		changed: 'About {point}: how has this changed over the last year or two, if at all?',
		decide: 'About {point}: how do you decide what to do about this, and who has a say?',
		helps: 'About {point}: who or what helps you with this today, if anything?',
	},
	test: {
		often: 'About {point}: how often has this caused you trouble in the last year, if at all?',
		lead: 'About {point}: what did this lead to the last time, and what did it cost you, if anything?',
		whose: 'About {point}: whose time or money does this take, and how much of it, if any?',
		guess: 'About {point}: how much of this have you counted, and how much is a guess?',
		different: 'About {point}: what would be different for you without this?',
		tried: 'About {point}: what have you tried so far, if anything, and what came of it?',
		cost: 'About {point}: what has this cost you in the last year, in money or in hours, if anything?',
	},
} as const;

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	budget: 'What have you spent on programs and outside help in the last year, if anything, and who decided on it?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
