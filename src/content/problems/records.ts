import type { Problem } from '../problem.ts';

export const records = {
	id: 'records',
	name: 'what is written down during the work',
	near: ['paper-notes', 'where-it-stands'],
	detect: [
		{
			pattern:
				/\b(?:counts?|tallies|logs?|log ?books?|readings?|job sheets?|temperatures?)\b[^.;\n]{0,40}\b(?:from memory|wiped|read wrong|filled in (?:at night|later|afterwards)|on a (?:slate|whiteboard|board)|miscounted)\b/i,
			finds: [
				'Basket counts are on a slate',
				'counts get wiped',
				'tallies are read wrong',
				'the log is filled in at night',
				'a logbook from memory',
				'readings are filled in later',
				'job sheets are filled in afterwards',
				'temperatures are on a whiteboard',
				'the count is on a board',
				'the count was miscounted',
			],
			leaves: ['He counts sheep'],
		},
		{
			pattern: /\b(?:filled in|written|entered|typed|logged|noted|done) (?:\w+ ){0,3}from memory\b/i,
			finds: [
				'Tags get filled in at night from memory',
				'reports written from memory',
				'entered later from memory',
				'typed from memory',
				'logged from memory',
				'noted from memory',
				'it is done from memory',
			],
			leaves: ['a song from memory'],
		},
		{
			pattern:
				/(?:\bnobody|\bno one|\bnot|\bnever|n't) (?:keeps? (?:a |any )?records?|(?:writes?|notes?) down what)\b/i,
			finds: [
				'Nobody keeps a record of what was done',
				'no one keeps records',
				'they do not keep any record',
				"Techs don't write down what they promised on site",
				'nobody writes down what was used',
				'they never note down what they agreed',
				'nobody notes down what was said',
			],
			leaves: ['Nobody breaks a record'],
		},
		{
			pattern:
				/\b(?:nobody|no one) knows (?:which|what|when) (?:\w+ ){1,4}(?:was|were) (?:last (?!invoiced)\w+ed|\w+ed last|last done|done last)\b/i,
			finds: [
				'Nobody knows which lines were graded last',
				'no one knows when the filter was last changed',
				'nobody knows what row was done last',
				'nobody knows when the roof was last done',
			],
			leaves: ['Nobody knows which lines are good', 'nobody knows which job was last invoiced'],
		},
	],
	sentences: {
		workflow: [
			'What is written down while the work is being done, by whom, and on what?',
			'How does what was written down get to where it is needed?',
			'What is filled in later, and where do the details come from then?',
		],
		test: [
			'When did a count or a note last turn out to be wrong, if ever, and what did that lead to?',
			'How much of last week was written down later, from memory, as far as you know?',
			'What did you last want to look up that nobody had written down, if anything?',
		],
	},
} as const satisfies Problem;
