import type { Problem } from '../problem.ts';

export const rework = {
	id: 'rework',
	name: 'work that has to be done again',
	near: ['complaints', 'uneven'],
	detect: [
		{
			pattern:
				/\b(?:mistakes|errors?|defects?|rework|faults)\b[^.;\n]{0,40}\b(?:costs?|again|noticed|discovered|too late|repeat(?:ed)?)\b|\b(?:makes?|many) (?:\w+ ){0,2}(?:mistakes|errors|defects)\b/i,
			finds: [
				'errors happen again',
				'defects are noticed by the customer',
				'an error is discovered on site',
				'faults are found too late',
				'mistakes are repeated',
				'rework costs a lot',
				'too many errors',
				'the printer makes defects',
				'many small mistakes',
			],
			leaves: ['He made a toast'],
		},
		{
			pattern: /\b(?:done|do it|made|printed|built|come back) (?:\w+ ){0,2}(?:twice|wrong|again to fix)\b/i,
			finds: [
				'jobs are done twice',
				'we do it twice',
				'labels are printed wrong',
				'frames are made wrong',
				'built wrong',
				'we have to come back again to fix',
			],
			leaves: ['Well done'],
		},
		{
			pattern: /\bquality problems\b/i,
			finds: ['Quality problems are found at the customer'],
			leaves: ['Quality time'],
		},
	],
	sentences: {
		workflow: [
			'Who checks the work before it leaves you, and how?',
			'What happens from the moment somebody notices that something is wrong?',
		],
		test: [
			'What had to be done again last month, and what did it cost?',
			'Where did the last mistake begin, and where was it noticed?',
		],
	},
} as const satisfies Problem;
