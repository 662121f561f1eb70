import type { Problem } from '../problem.ts';

export const staffShortage = {
	id: 'staff-shortage',
	name: 'staff who leave or are missing',
	near: ['hiring', 'rota'],
	detect: [
		{
			pattern:
				/\b(?:staff|employees?|coaches|drivers?|nurses|technicians?|workers|carers|teachers|waiters|trainers)\b[^.;\n]{0,40}\b(?:quits?|leav(?:es?|ing)|resign|turnover|burn(?:ed|t)? ?out|give notice)\b/i,
			finds: [
				'Coaches quit in January, just when it is full',
				'a driver quits',
				'an employee leaves',
				'nurses are leaving',
				'technicians resign',
				'staff turnover',
				'workers burn out',
				'carers are burnt out',
				'teachers are burned out',
				'waiters give notice',
				'trainers leave',
			],
			leaves: ['The teachers sing'],
		},
		{
			pattern:
				/\b(?:cook|chef|manager|receptionist|best \w+) (?:has )?(?:quit|left)\b|\bstaff (?:is |are )?(?:always )?chang(?:es?|ing)\b/i,
			finds: [
				'our cook left',
				'chef quit',
				'the manager has left',
				'our receptionist left',
				'our best technician left',
				'Staff is changing all the time',
				'staff are changing',
				'the staff always changes',
			],
			leaves: ['The chef cooks'],
		},
		{
			pattern: /\b(?:receptionists|colleagues) quit\b/i,
			finds: ['New receptionists quit within the first year', 'Young colleagues quit'],
			leaves: ['We quit smoking'],
		},
	],
	sentences: {
		workflow: [
			'What happened the last time one of your staff gave notice, until the place was filled?',
			'How is the work shared out when you are one person short?',
		],
		test: [
			'How many of your staff left in the last year, and what reasons did they give?',
			'What did you last cancel or put off because you were a person short, if anything?',
		],
	},
} as const satisfies Problem;
