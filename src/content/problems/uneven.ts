import type { Problem } from '../problem.ts';

export const uneven = {
	id: 'uneven',
	name: 'work that everybody does differently',
	near: ['rework', 'one-person'],
	detect: [
		{
			pattern:
				/\b(?:do(?:es)?|works?|answers?|asks?|handles?|quality)\b[^.;\n]{0,40}\b(?:differently|different (?:ways|answers|questions)|inconsistent|(?:his|her|their) own way|var(?:y|ies)|(?:depends?) on (?:who|the person))\b/i,
			finds: [
				'The receptionist asks different questions each time',
				'they answer with different answers',
				'they do it in different ways',
				'quality is inconsistent',
				'every cook works his own way',
				'she does it her own way',
				'they handle it their own way',
				'quality varies',
				'answers vary',
				'Answers to parents depend on who is on duty',
				'quality depends on the person',
				'he handles it differently',
			],
			leaves: ['They do different sports'],
		},
		{
			pattern: /\b\w+ed differently\b|\b(?:is|are) inconsistent\b/i,
			finds: ['Menus are quoted differently by each person', 'Terminology is inconsistent', 'labels are inconsistent'],
			leaves: ['Think differently'],
		},
	],
	sentences: {
		workflow: [
			'How does somebody new learn how the work is done?',
			'How do you find out whether work was done the way you want it?',
		],
		test: [
			'If I watched two of your people do the same work, what would differ?',
			'When did a difference last cause trouble, if ever, and what did it cost?',
		],
	},
} as const satisfies Problem;
