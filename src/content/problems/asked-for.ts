import type { Problem } from '../problem.ts';

export const askedFor = {
	id: 'asked-for',
	name: 'what people ask for and do not get',
	near: ['same-questions', 'complaints'],
	detect: [
		{
			pattern:
				/\b(?:asks?|wants?|expects?|demands?)\b[^.;\n]{0,70}(?:\bnothing to (?:show|offer)|\bthere is (?:none|nothing)|(?:\bnot|n't) (?:have|offer|sell))\b/i,
			finds: [
				'Guests ask what the hotel does for the environment and they have nothing to show',
				'A client asks, and we have nothing to offer',
				'Growers want proof and there is none',
				'she wants one and there is nothing',
				'he expects what they do not offer',
				'they demand sizes we don’t sell',
				'somebody demands what we don’t have',
			],
			leaves: ['They ask for nothing', 'Guests want tea'],
		},
	],
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
