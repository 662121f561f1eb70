import type { Problem } from '../problem.ts';

export const applications = {
	id: 'applications',
	name: 'applications and claims',
	near: ['missing-papers', 'typing'],
	detect: [
		{
			pattern:
				/\b(?:applications?|grants?|claims?|permits?|files)\b[^.;\n]{0,40}\b(?:sent back|comes? back|reject\w+|returned|refused|denied|back because|declined)\b/i,
			finds: [
				'Applications are sent back',
				'permits come back',
				'grants are rejected',
				'the permit was refused',
				'claims are denied',
				'The grant office sends files back because something is missing',
				'applications are declined',
				'files are returned by the bank',
			],
			leaves: ['The boat comes back'],
		},
		{
			pattern:
				/\b(?:writ(?:e|es|ing)|fill(?:s|ing)? (?:in|out)|prepar(?:e|es|ing)|submit(?:s|ting)?)\b[^.;\n]{0,40}\b(?:applications?|grants?|permits?|claims?)\b/i,
			finds: [
				'We write grant applications at night',
				'she writes every claim',
				'writing permits',
				'Filling out an application',
				'he fills in the permit',
				'prepare each grant',
				'he prepares applications',
				'preparing a claim',
				'she submits applications',
				'submitting the permit',
			],
			leaves: ['Writing a novel'],
		},
		{
			pattern: /\bwarranty (?:claims?|cases?) (?:take|takes|are|is)\b/i,
			finds: [
				'warranty cases take ages',
				'a warranty claim takes ages',
				'a warranty case is slow',
				'warranty claims are slow',
			],
			leaves: ['a warranty card'],
		},
		{
			pattern: /\bclaims?(?: forms)? pile up\b/i,
			finds: ['Insurance claim forms pile up until Friday', 'claims pile up'],
			leaves: ['Plates pile up'],
		},
	],
	sentences: {
		workflow: [
			'How does an application or claim come together, from the first paper to the day it goes in?',
			'Who checks an application or claim before it goes in, and against what?',
		],
		test: [
			'How many applications or claims came back last year, out of how many?',
			'What was wrong with the last application or claim that came back, and what did it hold up?',
		],
	},
} as const satisfies Problem;
