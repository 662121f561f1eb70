import type { ProblemsOfOneKind } from '../problem.ts';

/** What is written down, sent and looked for. */
export const papers: ProblemsOfOneKind = {
	typing: {
		name: 'details written down by hand or more than once',
		workflow: [
			'Where were the details of the last order or form written down, and by whom?',
			'Which details have to be in more than one place, and who puts them there?',
		],
		test: [
			'How often was the same thing written down or typed twice last week, and how long did it take?',
			'What did the last typing mistake lead to, if there was one?',
		],
	},
	'missing-papers': {
		name: 'papers or details that others have to send',
		workflow: [
			'What do you need from others before you can start, and how do they send it?',
			'What do you do when a paper or a detail that you need is missing?',
		],
		test: [
			'For the last job, how often did you have to ask before everything was there?',
			'What is waiting today for a paper or a detail, and since when?',
		],
	},
	applications: {
		name: 'applications and claims',
		workflow: [
			'How does an application or claim come together, from the first paper to the day it goes in?',
			'Who checks an application or claim before it goes in, and against what?',
		],
		test: [
			'What became of your last three applications or claims?',
			'What held up the last application or claim, if anything did?',
		],
	},
	reports: {
		name: 'writing reports',
		workflow: [
			'How did the last report come about, from the first figure to the moment it went out?',
			'Who reads the report, and what do they do with it?',
		],
		test: [
			'How many hours went into the last report, and whose?',
			'What did the readers of the last report ask or correct afterwards?',
		],
	},
	inspections: {
		name: 'records for inspections',
		workflow: [
			'What do you have to be able to show at an inspection, and where is it kept?',
			'Who writes down what has been checked, and when?',
		],
		test: [
			'How many hours went into getting ready for the last inspection, and whose?',
			'What was missing or criticised at the last inspection, if anything?',
		],
	},
	'finding-papers': {
		name: 'finding papers and files again',
		workflow: [
			'Where do papers and files end up, and who can get at them?',
			'What did you last have to search for, and where was it in the end?',
		],
		test: [
			'How often did somebody search for a paper or a file last week, and for how long?',
			'What was lost for good in the last year, if anything, and what did that cost you?',
		],
	},
	programs: {
		name: 'programs that do not work together',
		workflow: [
			'Which programs do you work with, and what does each of them hold?',
			'How does something get from one program into the next?',
		],
		test: [
			'When did two programs last say different things, if ever, and which was right?',
			'What have you tried to connect so far, and what became of it?',
		],
	},
	paperwork: {
		name: 'paperwork and administration',
		workflow: [
			'Which forms and lists did you fill in last week, and who asked for them?',
			'When in the week is the paperwork done, and by whom?',
		],
		test: [
			'How many hours of last week went into paperwork, and whose?',
			'Which form or list would nobody miss, if any?',
		],
	},
	'paper-notes': {
		name: 'notes on paper',
		workflow: [
			'What is written on paper, and where does the paper go afterwards?',
			'Who reads the notes later, and how do they get to see them?',
		],
		test: [
			'When did somebody last need a note and not find it in time, if ever?',
			'What was written down and then lost or overlooked last year, if anything?',
		],
	},
	permits: {
		name: 'permits and permission',
		workflow: [
			'What do you need permission for, and who asks for it?',
			'What happens between the day you ask for a permit and the day you have it?',
			'Where do you see which permits are missing or about to run out?',
		],
		test: [
			'What is waiting for a permit today, and since when?',
			'When was a permit last forgotten or late, if ever, and what did that cost you?',
			'How many hours went into permits last month, and whose?',
		],
	},
	records: {
		name: 'what is written down during the work',
		workflow: [
			'What is written down while the work is being done, by whom, and on what?',
			'Who needs what you write down, and how do they get it?',
			'What is filled in later, and where do the details come from then?',
		],
		test: [
			'When did a count or a note last turn out to be wrong, if ever, and what did that lead to?',
			'When did you last have to write something down from memory, and what was missing?',
			'What did you last want to look up that nobody had written down, if anything?',
		],
	},
};
