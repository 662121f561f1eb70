import type { Problem } from '../problem.ts';

export const inspections = {
	id: 'inspections',
	name: 'records for inspections',
	near: ['finding-papers', 'where-it-stands'],
	detect: [
		{
			pattern:
				/\b(?:inspections?|audits?|compliance|certificates?|safety checks?)\b[^.;\n]{0,40}\b(?:stacks? of paper|panic|expires?|expired|missing|by hand|days|scramble|not up to date|folders?|forgotten|stress)\b/i,
			finds: [
				'certificates in stacks of paper',
				'inspections cause panic',
				'a certificate expires',
				'certificates expired',
				'safety checks are missing',
				'compliance is done by hand',
				'an audit takes days',
				'inspections are a scramble',
				'certificates are not up to date',
				'compliance folders',
				'certificates are forgotten',
				'audits are stress',
			],
			leaves: ['A gift certificate', 'The licence to park is forgotten'],
		},
		{
			pattern: /\bcompliance (?:burden|work|paperwork)\b/i,
			finds: ['Compliance burden', 'compliance work', 'compliance paperwork'],
			leaves: ['Compliance officer'],
		},
		{
			pattern: /\bdocuments (?:are not ready|for the (?:audit|inspections?))\b/i,
			finds: ['safety documents are not ready', 'documents for the audit are missing', 'documents for the inspections'],
			leaves: ['Documents for the trip'],
		},
		{
			pattern: /\b(?:insurers?|assessors?|inspectors?|auditors?) asks? for\b/i,
			finds: [
				'the insurer asks for it',
				'insurers ask for it',
				'The risk assessor asks for papers',
				'assessors ask for it',
				'an inspector asks for it',
				'inspectors ask for it',
				'the auditor asks for it',
				'auditors ask for it',
			],
			leaves: ['Customers ask for it'],
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
