import type { Problem } from '../problem.ts';

export const pricing = {
	id: 'pricing',
	name: 'prices and what a job costs',
	near: ['quoting', 'late-figures'],
	detect: [
		{
			pattern:
				/\b(?:prices?|rates?|margins?|jobs?)\b[^.;\n]{0,40}\b(?:too low|too cheap|guess(?:ed|work)|los(?:e|es|ing) money|gut feeling|out of date|not adjusted|thin)\b/i,
			finds: [
				'Our prices are too low',
				'rates are too cheap',
				'prices are guessed',
				'Every price is guesswork',
				'some jobs lose money',
				'one job loses money',
				'two jobs are losing money',
				'The price is a gut feeling',
				'rates are out of date',
				'Prices are not adjusted to demand',
				'margins are thin',
			],
			leaves: ['The price list hangs by the door', 'jobs are booked by phone'],
		},
		{
			pattern: /\b(?:under-?charg|under-?pric)\w+|\bknows? what (?:a|each|the) job (?:really )?costs?\b/i,
			finds: [
				'They are undercharging for small work',
				'Half of the work is underpriced',
				'Nobody knows what a job costs',
				'who knows what each job really costs',
				'they do not know what the job cost',
			],
			leaves: ['The battery is charging'],
		},
		{
			pattern: /\blos(?:es?|ing) money on\b/i,
			finds: ['The owner loses money on materials', 'losing money on small jobs', 'They lose money on repairs'],
			leaves: ['Lost money in the street'],
		},
	],
	sentences: {
		workflow: [
			'How did the price of your last job come about, from the first figure to the last?',
			'When a job is finished, how do you find out what it cost you?',
		],
		test: [
			'On which of your last five jobs did you earn less than planned, if on any?',
			'When did you last change a price, and what made you do it?',
		],
	},
} as const satisfies Problem;
