import type { Problem } from '../problem.ts';

export const onePerson = {
	id: 'one-person',
	name: 'work that only one person can do',
	near: ['overload', 'first-weeks'],
	detect: [
		{
			pattern:
				/\bonly (?:\w+ ){1,3}(?:knows?|can|does|understands?)\b|\b(?:in (?:his|her|my|one person's|the owner's) head|(?:everything|all) (?:myself|himself|herself|alone))\b/i,
			finds: [
				'only two people know how',
				'only I can do it',
				'only my wife does the books',
				'only one man understands the machine',
				'the recipes are in his head',
				'it is in her head',
				'all in my head',
				'in one person’s head',
				'in the owner’s head',
				'I do everything myself',
				'the boss does it all himself',
				'she does it all alone',
				'she does all herself',
			],
			leaves: ['It is only money'],
		},
		{
			pattern:
				/\b(?:everything|all|every \w+)\b[^.;\n]{0,40}\b(?:through (?:me|the owner|the boss)|depends on (?:me|the owner|one)|(?:my|his|her) desk)\b/i,
			finds: [
				'Everything goes through me',
				'all decisions go through the owner',
				'every quote goes through the boss',
				'everything depends on me',
				'all depends on the owner',
				'everything depends on one person',
				'every order lands on my desk',
				'all ends on his desk',
				'everything lands on her desk',
			],
			leaves: ['All through the night'],
		},
		{
			pattern: /\bin the heads? of\b|\b(?:owner|boss|founder) does (?:\w+ ){1,3}(?:himself|herself)\b/i,
			finds: [
				'it is in the head of the foreman',
				'The owner does payroll himself',
				'the boss does all quotes herself',
				'the founder does the books himself',
			],
			leaves: ['He does it'],
		},
		{
			pattern: /\bdo(?:es)? (?:all|everything)\b[^.;\n]{0,40}\b(?:alone|himself|herself|themselves|myself)\b/i,
			finds: [
				'my wife does all the office work alone',
				'they do everything themselves',
				'he does all of it himself',
				'she does all the work herself',
				'I do everything for it myself',
			],
			leaves: ['They do all the songs'],
		},
	],
	sentences: {
		workflow: [
			'Who knows how each part of the work is done, and where is it written down?',
			'What happened to the work the last time the person who knows it best was away?',
		],
		test: [
			'Which jobs of last week could only one person have done?',
			'What have you tried to hand over so far, and what became of it?',
		],
	},
} as const satisfies Problem;
