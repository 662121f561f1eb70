import type { Problem } from '../problem.ts';

export const payroll = {
	id: 'payroll',
	name: 'working hours and pay',
	near: ['rota', 'typing'],
	detect: [
		{
			pattern:
				/\b(?:payroll|salar(?:y|ies)|wages|pay ?slips|time ?sheets?)\b[^.;\n]{0,30}\b(?:mistakes|late|days|wrong|hours|missing)\b/i,
			finds: [
				'payroll mistakes',
				'salaries are paid late',
				'a salary is wrong',
				'wages come late',
				'payslips are wrong',
				'a time sheet is missing',
				'payroll takes two days',
				'payroll takes hours',
			],
			leaves: ['The payroll office'],
		},
		{
			pattern: /\b(?:forgets?|late) (?:to (?:write|log|enter)|with) (?:\w+ )?(?:hours|times)\b/i,
			finds: [
				'workers forget to write their hours',
				'he forgets to log hours',
				'they forget to enter times',
				'she is late with her hours',
			],
			leaves: ['forget to write'],
		},
		{
			pattern: /\boverpaid hours\b|\bfix(?:es|ing) hours\b/i,
			finds: ['overpaid hours', 'Owner fixes hours on Sunday night', 'fixing hours'],
			leaves: ['opening hours'],
		},
		{
			pattern:
				/(?:\bnot|n't|\bnever) (?:writ(?:e|ing)|not(?:e|ing)|log(?:ging)?|enter(?:ing)?|record(?:ing)?|fill in) (?:down )?(?:the |their )?(?:hours|time ?sheets?)\b/i,
			finds: [
				'The workers are not writing the hours',
				'they never write down their hours',
				"don't note hours",
				'not noting hours',
				"they don't log their hours",
				'nobody is not logging hours',
				'do not enter hours',
				'not entering the hours',
				'they never record hours',
				'not recording hours',
				"they don't fill in time sheets",
			],
			leaves: ['not writing letters'],
		},
	],
	sentences: {
		workflow: [
			'How do working hours get from the person who worked them to the payslip?',
			'Who prepares the pay, and what do they have to ask for?',
		],
		test: [
			'How many hours went into the last payroll, and whose?',
			'What was late or wrong in the last payroll, if anything, and who noticed?',
		],
	},
} as const satisfies Problem;
