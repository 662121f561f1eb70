import type { Problem } from '../problem.ts';

export const findingPapers = {
	id: 'finding-papers',
	name: 'finding papers and files again',
	near: ['missing-papers', 'inspections'],
	said: 'find search file folder document paper lost photo drawing version archive',
	detect: [
		{
			pattern:
				/\b(?:find(?:ing)?|search(?:es|ing)?|look(?:s|ing)? for)\b[^.;\n]{0,40}\b(?:files?|documents?|papers?|folders?|versions?|drawings?|photos|e-?mails?|contracts?)\b/i,
			finds: [
				'Nobody can find the drawing',
				'finding old files',
				'searching for documents',
				'she searches e-mails',
				'to search the papers',
				'he looks for contracts',
				'looking for the right version',
				'look for folders',
				'find photos',
			],
			leaves: ['Looking for love'],
		},
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
			'When did two people last work with different versions, if ever?',
		],
	},
} as const satisfies Problem;
