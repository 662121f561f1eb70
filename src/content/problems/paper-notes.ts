import type { Problem } from '../problem.ts';

export const paperNotes = {
	id: 'paper-notes',
	name: 'notes on paper',
	near: ['typing', 'finding-papers'],
	detect: [
		{
			pattern:
				/\b(?:notes?|(?<!waiting )lists?|orders?|measurements?|hours|bookings|records) (?:are|is) (?:still |only |all )?(?:on paper|in a (?:book|notebook|binder))\b/i,
			finds: [
				'the note is on paper',
				'lists are still on paper',
				'the list is only on paper',
				'orders are all on paper',
				'a measurement is on paper',
				'hours are in a notebook',
				'bookings are in a book',
				'records are in a binder',
			],
			leaves: ['The notes are sweet', 'The waiting list is on paper'],
		},
		{
			pattern: /\bin (?:a|an|his|her|their|the) (?:paper|old|little) (?:notebook|diary|book)\b/i,
			finds: [
				'Notes on each instrument are in a paper notebook',
				'it is in an old diary',
				'in his little book',
				'in her paper diary',
				'kept in their old notebook',
				'in the old book',
			],
			leaves: ['in the new book'],
		},
	],
	sentences: {
		workflow: [
			'What is written on paper, and where does the paper go afterwards?',
			'Who reads the notes later, and how do they get to see them?',
		],
		test: [
			'When did somebody last need a note and not find it in time, if ever?',
			'What was written down and then lost or overlooked last year, if anything?',
		],
	},
} as const satisfies Problem;
