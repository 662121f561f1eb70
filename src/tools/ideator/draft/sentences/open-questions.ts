/**
 * Questions that need no topic, in the order in which they are asked: for points that are about no job on our list, and
 * for toolkits with few points.
 */
export const OPEN = {
	workflow: {
		week: 'What did last week look like, from Monday to Friday?',
		tasks: 'Which tasks come back every week, and who does them?',
		tools: 'Which lists, papers and programs did you use yesterday?',
		waits: 'Who did you have to wait for last month, and what for?',
		hours: 'Which part of last week took the most hours?',
		people: 'Who works with you in an ordinary week, and what does each person do?',
		noted: 'What do you write down during the day, and who reads it later?',
		asked: 'What did other people ask you for last week?',
		away: 'What happened to the work the last time you were away for a week?',
		unplanned: 'What came up yesterday that you had not planned?',
		explained: 'What did you last explain to somebody new, and how did you do it?',
		faults: 'How did you find out about the last thing that went wrong?',
	},
	test: {
		longer: 'What took longer than it should have last week, if anything?',
		postponed: 'What did you put off again last week, if anything?',
		changed: 'What have you tried to change in the last year, and what came of it?',
		twice: 'What had to be done twice last month, if anything?',
		late: 'What kept you at work late last month, if anything?',
		hand: 'Which of last week’s tasks would you give to somebody else first, if any?',
		cost: 'Which mistake of the last month cost the most, if there was one?',
		complaint: 'Who complained last month, if anybody, and about what?',
		better: 'What works better than a year ago, and what works worse?',
		keep: 'What went well last week that you would not want to change?',
		plan: 'What had you planned for last month that is still waiting?',
		nothing: 'If nothing changed for another year, what would that mean for you?',
	},
} as const;

/** For what the member does not know, by what it is about. */
export const UNKNOWN_QUESTIONS = {
	programs: 'Which programs and papers do you use in an ordinary week, and what for?',
	budget: 'What did you last spend money on to make the work easier, and how did you decide?',
	cost: 'Which services do you pay for every month, and what does each of them cost?',
	help: 'Who from outside has helped you in the last two years, and how did that go?',
	seasons: 'Which months are your busiest, and what changes then?',
	rules: 'Which rules about personal data do you have to keep, and who watches over that?',
	reaction: 'How do people prefer to reach you, and how do you know?',
	automatic: 'What have you tried so far with programs that answer or write by themselves, if anything?',
	time: 'When did you last start using something new, and how long did it take you?',
	tasks: 'Who does which part of the work in an ordinary week?',
} as const;
