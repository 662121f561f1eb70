import type { Problem } from '../problem.ts';

export const findingPapers = {
	id: 'finding-papers',
	name: 'finding papers and files again',
	near: ['missing-papers', 'inspections'],
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
		{
			pattern: /\bcertificates? (?:is|are) lost\b/i,
			finds: ['Certificate is lost or went with the old caretaker', 'certificates are lost'],
			leaves: ['certificates expire'],
		},
		{
			pattern: /\b(?:nobody|no one) can find the (?:photos|files|papers)\b/i,
			finds: ['Nobody can find the photos of the shade', 'no one can find the files', 'nobody can find the papers'],
			leaves: ['Nobody can find the shop'],
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
