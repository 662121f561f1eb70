import type { Problem } from '../problem.ts';

export const staffShortage = {
	id: 'staff-shortage',
	name: 'staff who leave or are missing',
	near: ['hiring', 'rota'],
	said: 'staff leave quit turnover sick short understaffed resign caregiver trial nurse new',
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
	],
	sentences: {
		workflow: [
			'What happened the last time one of your staff gave notice, until the place was filled?',
			'How is the work shared out while one of your staff is missing?',
		],
		test: [
			'How many of your staff left in the last year, and what reasons did they give?',
			'What was cancelled or put off because one of your staff was missing, if anything?',
		],
	},
} as const satisfies Problem;
