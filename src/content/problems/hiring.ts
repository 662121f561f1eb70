import type { Problem } from '../problem.ts';

export const hiring = {
	id: 'hiring',
	name: 'finding new staff',
	near: ['staff-shortage', 'first-weeks'],
	detect: [
		{
			pattern:
				/\b(?:find(?:s|ing)?|hir(?:e|es|ing)|recruit(?:s|ing)?|search(?:es|ing)?)\b[^.;\n]{0,40}\b(?:staff|employees?|drivers?|nurses?|technicians?|cooks?|workers?|fitters?|apprentices?|assistants?|candidates?|teachers?|carers?|installers?|mechanics?)\b/i,
			finds: [
				'It is hard to find drivers',
				'finding good staff',
				'he finds no apprentice',
				'we hire a cook every spring',
				'she hires workers',
				'hiring nurses',
				'recruiting carers',
				'they recruit teachers',
				'the owner recruits each employee',
				'searching a new assistant since three months',
				'he searches a mechanic',
				'cannot search for fitters all day',
				'finding technicians',
				'find installers',
				'find candidates',
			],
			leaves: ['Find the key'],
		},
		{
			pattern:
				/\b(?:no|few|not enough|wrong) (?:\w+ ){0,2}(?:applicants|applications|candidates)\b|\b(?:vacanc(?:y|ies)|job ads?|open positions?|applicants)\b[^.;\n]{0,40}\b(?:months|weeks|nobody|empty|unfilled|disappear|no answer)\b/i,
			finds: [
				'no applicants',
				'too few applications',
				'not enough candidates',
				'the wrong applicants',
				'vacancies stay open for months',
				'a vacancy for weeks',
				'a job ad that nobody answers',
				'open positions stay empty',
				'the open position is unfilled',
				'applicants disappear',
				'applicants get no answer',
			],
			leaves: ['Few people know'],
		},
		{
			pattern:
				/\b(?:cvs|candidates)\b[^.;\n]{0,40}\b(?:read|drop out|feedback)\b|\bfind(?:ing)? good (?:people|personnel|personal|volunteers)\b|\bvolunteers are hard to find\b/i,
			finds: [
				'CVs are read one by one',
				'Candidates drop out because of us',
				'candidates wait for feedback',
				'find good people',
				'finding good personnel',
				'is difficult find good personal',
				'find good volunteers',
				'Volunteers are hard to find',
			],
			leaves: ['Good people'],
		},
		{
			pattern: /\b(?:cannot|can['’]?t) (?:find (?:\w+ ){0,2}|get (?:good )?)(?:handlers|hands|lads|guys|people)\b/i,
			finds: [
				'Cant find wool handlers',
				"We can't get hands for the harvest",
				'cannot find lads',
				'cannot get good guys',
				"You can't find people any more",
			],
			leaves: ["Can't find the keys", "can't get through to people"],
		},
		{
			pattern:
				/^(?:\w+ \w+ )?(?:no|not enough|too few) (?:staff|people|workers|personnel)\b|\bno (?:staff|people) to find\b|\bfind(?:ing)? (?:people|somebody|anyone|anybody) (?:who|to) (?:wants?|works?)\b/i,
			finds: [
				'no staff',
				'not enough people',
				'too few workers',
				'in winter no personnel',
				'In summer there is no staff to find',
				'In summer there are no people to find',
				'finding people to work',
				'find somebody who works',
				'find anyone to work',
				'find anybody who wants it',
			],
			leaves: ['We drove home because no people came'],
		},
	],
	sentences: {
		workflow: [
			'How did you find the last person you hired, from the decision to the first day?',
			'Who reads applications, and what happens to each of them?',
		],
		test: [
			'How many people applied for your last opening, and what became of them?',
			'What was left undone while the place was empty, if anything?',
		],
	},
} as const satisfies Problem;
