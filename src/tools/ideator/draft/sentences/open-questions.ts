/** What anybody can answer about the subject of the call, in the order in which they are asked, each under its own word. */
export const OPEN_QUESTIONS = {
	workflow: {
		'last have to do': 'When did you last have to do with this, and what happened?',
		'takes care': 'Who takes care of this now, and how?',
		changed: 'What has changed about this over the last year?',
		'find out': 'How do you find out how things stand with this?',
		'who else': 'Who else has to do with this?',
	},
	test: {
		tried: 'What have you tried about this so far, and what came of it?',
		'cost you': 'What has this cost you in the last year, in money or in hours?',
		wrong: 'What went wrong with this the last time, if anything?',
		asked: 'Whom have you asked about this, and what did you hear?',
		'as it is': 'What about this would you leave as it is?',
		'have to happen': 'What would have to happen before you change anything about this?',
	},
} as const;

/** For a point in the member's words alone; the first is for the first of them. */
export const OWN_POINT = {
	workflow: [
		'{words} – ask in your own words: who deals with it today, and how?',
		'{words} – ask in your own words: how do they notice it?',
		'{words} – ask in your own words: what comes before it, and what after?',
		'{words} – ask in your own words: what do they do about it in the meantime?',
		'{words} – ask in your own words: who else knows of it?',
	],
	test: [
		'{words} – ask in your own words: since when has it been so, and what has been tried?',
		'{words} – ask in your own words: when did it last come up, and what was done about it?',
		'{words} – ask in your own words: whom have they asked about it, and what did they hear?',
		'{words} – ask in your own words: what would have to happen before they act on it?',
		'{words} – ask in your own words: how much does it matter beside everything else?',
	],
} as const;

/** For all that the member does not know, and no question of ours asks for. */
export const OWN_UNKNOWNS = 'What you do not know yet, to be asked in your own words: {words}';

/** For what the member does not know, each written for that very thing. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs do you use in an ordinary week, and what for?',
	help: 'Who from outside has helped you in the last two years, if anybody, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules on personal data do you have to follow, and who sees to it?',
} as const;
