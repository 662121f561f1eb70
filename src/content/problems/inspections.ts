import type { Problem } from '../problem.ts';

export const inspections = {
	id: 'inspections',
	name: 'records for inspections',
	near: ['finding-papers', 'where-it-stands'],
	detect: [
		{
			pattern:
				/\b(?:inspections?|audits?|compliance|certificates?|licen[cs]es?|safety checks?)\b[^.;\n]{0,40}\b(?:stacks? of paper|panic|expires?|expired|missing|by hand|days|scramble|not up to date|folders?|forgotten|stress)\b/i,
			finds: [
				'The audit is a stack of paper',
				'certificates in stacks of paper',
				'inspections cause panic',
				'a licence expires',
				'certificates expired',
				'safety checks are missing',
				'compliance is done by hand',
				'an audit takes days',
				'inspections are a scramble',
				'certificates are not up to date',
				'compliance folders',
				'licences are forgotten',
				'audits are stress',
			],
			leaves: ['A gift certificate'],
		},
		{
			pattern:
				/\b(?:prepar(?:e|ing) for|paperwork for|records? for|ready for) (?:\w+ ){0,2}(?:inspections?|audits?|inspectors?)\b/i,
			finds: [
				'preparing for an inspection',
				'We prepare for audits',
				'paperwork for the inspector',
				'records for the audit',
				'never ready for inspections',
			],
			leaves: ['Ready for lunch'],
		},
		{
			pattern: /\bcompliance (?:burden|work|paperwork)\b/i,
			finds: ['Compliance burden', 'compliance work', 'compliance paperwork'],
			leaves: ['Compliance officer'],
		},
		{
			pattern: /\bdocuments (?:are not ready|for the (?:audit|inspections?))\b/i,
			finds: [
				'safety documents are not ready',
				'documents for the audit are missing',
				'documents for the inspection',
				'documents for the inspections',
			],
			leaves: ['Documents for the trip'],
		},
	],
	sentences: {
		workflow: [
			'What do you have to be able to show at an inspection, and where is it kept?',
			'Who writes down what has been checked, and when?',
		],
		test: [
			'How many hours went into getting ready for the last inspection, and whose?',
			'What was missing or criticised at the last inspection, if anything?',
		],
	},
} as const satisfies Problem;
