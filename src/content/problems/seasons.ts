import type { Problem } from '../problem.ts';

export const seasons = {
	id: 'seasons',
	name: 'quiet and busy months',
	near: ['few-customers', 'overload'],
	detect: [
		{
			pattern:
				/\b(?:quiet|dead|slow|weak|empty|no work|nothing (?:to do|happens)) (?:in|during|over|after) (?:the )?(?:winter|summer|january|february|august|autumn|spring|season|christmas|holidays)\b|\b(?:winter|summer|january|february|august|november|off-?season|low season) is (?:very |too )?(?:quiet|dead|slow|weak|empty)\b/i,
			finds: [
				'quiet in January',
				'dead in winter',
				'slow in summer',
				'weak in February',
				'empty in August',
				'no work in winter',
				'nothing to do in the winter',
				'nothing happens in autumn',
				'quiet during spring',
				'quiet over Christmas',
				'quiet after the season',
				'quiet in the holidays',
				'winter is dead',
				'summer is quiet',
				'January is slow',
				'February is weak',
				'August is empty',
				'November is too quiet',
				'off-season is very quiet',
				'low season is dead',
			],
			leaves: ['Quiet in the hall', 'Winter is cold'],
		},
		{
			pattern: /\b(?:seasonal (?:business|work|fluctuations?|peaks?)|feast or famine)\b/i,
			finds: ['a seasonal business', 'seasonal work', 'feast or famine', 'seasonal fluctuation', 'a seasonal peak'],
			leaves: ['seasonal fruit'],
		},
	],
	sentences: {
		workflow: [
			'How does a week in the quiet months differ from one in the busy months?',
			'What do you do in the quiet months to prepare for the busy ones?',
		],
		test: [
			'How much work did you turn down in the last busy season, if any?',
			'What did you take in your quietest month last year, and what in your busiest?',
		],
	},
} as const satisfies Problem;
