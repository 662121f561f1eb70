import type { Problem } from '../problem.ts';

export const findingPapers = {
	id: 'finding-papers',
	name: 'finding papers and files again',
	near: ['missing-papers', 'inspections'],
	said: 'find search file folder document paper lost photo drawing version archive emails server plans',
	detect: [
		{
			pattern:
				/\b(?:files|documents?|papers|folders|drawings?|photos|versions)\b[^.;\n]{0,40}\b(?:everywhere|lost|all over|different places|mess|scattered)\b/i,
			finds: [
				'files are everywhere',
				'documents get lost',
				'papers all over the office',
				'drawings in different places',
				'the folders are a mess',
				'photos are scattered',
				'versions everywhere',
			],
			leaves: ['Photos of the team'],
		},
		{
			pattern: /\b(?:job sheets?|slips|forms|notes|keys) (?:gets?|goe?s?|are) (?:lost|missing)\b/i,
			finds: ['slips go missing', 'forms are lost', 'notes get lost', 'the job sheet goes missing', 'keys are missing'],
			leaves: ['Lost forms'],
		},
	],
	sentences: {
		workflow: [
			'Where do papers and files end up, and who can get at them?',
			'What did you last have to search for, and where was it in the end?',
		],
		test: [
			'How often did somebody search for a paper or a file last week, and for how long?',
			'What was lost for good in the last year, if anything, and what did that cost you?',
		],
	},
} as const satisfies Problem;
