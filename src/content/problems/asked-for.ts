import type { Problem } from '../problem.ts';

export const askedFor = {
	id: 'asked-for',
	name: 'what people ask for and do not get',
	sentences: {
		workflow: [
			'What have people asked you for in the last few months that you do not have?',
			'What did you tell the last person who asked for something you do not have?',
		],
		test: [
			'How often have you had to say no to a request in the last few months?',
			'What did it cost you the last time you could not give somebody what they asked for, if anything?',
		],
	},
} as const satisfies Problem;
