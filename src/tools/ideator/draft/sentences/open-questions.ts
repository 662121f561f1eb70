/**
 * Questions around a point in the member's own words, in the order in which points take them; each under the word that
 * it turns on. No two points get the same one.
 */
export const AROUND = {
	workflow: {
		happened: 'About {point}: what happened the last time, if there was one?',
		deal: 'About {point}: how do you deal with this today, and who does it?',
		matter: 'About {point}: when did this last matter, if ever, and what did you do?',
		notice: 'About {point}: how do you notice this, and what happens then?',
		begin: 'About {point}: how did this begin, as far as you know?',
		decide: 'About {point}: how do you decide what to do about this, and who has a say?',
		helps: 'About {point}: who or what helps you with this today, if anything?',
	},
	test: {
		often: 'About {point}: how often has this come up in the last year, if at all?',
		worst: 'About {point}: what was the worst case so far, if there was one, and what did it cost?',
		whose: 'About {point}: whose time or money does this take, and how much of it, if any?',
		number: 'About {point}: which number would show how large this is, and where would you look it up?',
		different: 'About {point}: what would be different for you without this?',
		tried: 'About {point}: what have you tried so far, if anything, and what came of it?',
		cost: 'About {point}: what has this cost you in the last year, in money or in hours, if anything?',
	},
} as const;

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	budget: 'What have you spent on this in the last year, if anything, and who decides about it?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
