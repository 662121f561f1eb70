import type { Problem } from '../problem.ts';

export const deadlines = {
	id: 'deadlines',
	name: 'dates and deadlines',
	near: ['where-it-stands', 'missing-papers'],
	detect: [
		{
			pattern:
				/\b(?:deadlines?|due dates?|expiry dates?|terms)\b[^.;\n]{0,40}\b(?:missed|overlooked|forgotten|discovered|too late|slips?)\b/i,
			finds: [
				'Deadlines are discovered late',
				'a deadline is missed',
				'due dates are overlooked',
				'an expiry date is forgotten',
				'terms are forgotten',
				'the deadline is seen too late',
				'deadlines slip',
			],
			leaves: ['A deadline for poems'],
		},
	],
	sentences: {
		workflow: [
			'Where do you write down a deadline, and who looks there?',
			'What happens between the day you hear of a deadline and the day itself?',
		],
		test: [
			'Which deadlines lie ahead of you this month, and how far along is each?',
			'Which deadline of the last year was missed or nearly missed, if any, and why?',
		],
	},
} as const satisfies Problem;
