import type { Problem } from '../problem.ts';

export const programs = {
	id: 'programs',
	name: 'programs that do not work together',
	near: ['typing', 'finding-papers'],
	detect: [
		{
			pattern:
				/\b(?:systems?|programs?|software|apps?|tools|spreadsheets?)\b[^.;\n]{0,40}(?:\b(?:not (?:talk|connected|linked|work together|match)|disconnected|separate|side by side)|n't (?:talk|match))\b/i,
			finds: [
				'Our systems do not talk to each other',
				'programs are not connected',
				'the software is not linked',
				'apps do not work together',
				'two spreadsheets do not match',
				'the apps don’t talk',
				'tools don’t match',
				'a program is disconnected',
				'software is separate',
				'two apps side by side',
			],
			leaves: ['New software'],
		},
		{
			pattern:
				/\b(?:too many|several|three|four|different) (?:\w+ ){0,2}(?:systems|programs|apps|spreadsheets)\b|\btoo many tools\b/i,
			finds: [
				'too many apps',
				'Too many tools',
				'several systems',
				'three spreadsheets',
				'four programs',
				'data in different systems',
			],
			leaves: ['Different seasons'],
		},
		{
			pattern: /\bdata\b[^.;\n]{0,40}\b(?:silos|different places|everywhere)\b/i,
			finds: ['Data is in silos', 'our data sits in different places', 'data everywhere'],
			leaves: ['Data about fish'],
		},
		{
			pattern: /\b(?:update|into|fill in) the crm\b/i,
			finds: ['Consultants don’t update the CRM', 'put it into the CRM', 'nobody has time to fill in the CRM'],
			leaves: ['Our CRM is blue'],
		},
	],
	sentences: {
		workflow: [
			'Which programs do you work with, and what does each of them hold?',
			'How does something get from one program into the next?',
		],
		test: [
			'When did two programs last say different things, if ever, and which was right?',
			'What have you tried to connect so far, and what became of it?',
		],
	},
} as const satisfies Problem;
