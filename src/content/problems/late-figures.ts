import type { Problem } from '../problem.ts';

export const lateFigures = {
	id: 'late-figures',
	name: 'figures that come late or not at all',
	near: ['reports', 'pricing'],
	detect: [
		{
			pattern:
				/\b(?:figures|numbers|margins?|profits?|cash ?flow|month-?end|accounts)\b[^.;\n]{0,40}\b(?:late|weeks (?:after|later)|months (?:after|later)|end of the (?:quarter|year)|behind|blind)\b/i,
			finds: [
				'The figures come late',
				'The owner sees the margin weeks after the month has ended',
				'numbers arrive weeks later',
				'profit is known months after',
				'accounts ready months later',
				'profits are seen at the end of the year',
				'margin shown at the end of the quarter',
				'month-end is always behind',
				'on cashflow we fly blind',
			],
			leaves: ['The numbers on the door'],
		},
		{
			pattern:
				/(?:\b(?:no (?:idea|overview)|not know|guess)|n't know)\b[^.;\n]{0,40}\b(?:margins?|profits?|cash ?flow|figures|food costs?)\b/i,
			finds: [
				'no idea of food costs',
				'no overview of margins',
				'They do not know their profit',
				'owners don’t know the cash flow',
				'they guess their figures',
			],
			leaves: ['Nobody knows the singer'],
		},
		{
			pattern: /\b(?:bookkeeping|books)\b[^.;\n]{0,40}\bbehind\b/i,
			finds: ['Bookkeeping is six weeks behind', 'the books are always behind'],
			leaves: ['Books about bees'],
		},
		{
			pattern: /\bonly (?:know|see|get)s?\b[^.;\n]{0,30}\b(?:after|at) the (?:month|quarter|year)\b/i,
			finds: [
				'They only know the food cost after the month end',
				'he only sees it at the year end',
				'she only gets it after the quarter',
			],
			leaves: ['We only know him'],
		},
	],
	sentences: {
		workflow: [
			'Who puts last month’s figures together, and from what?',
			'What do you do with the figures once you have them?',
		],
		test: [
			'How many days after the end of the month did you get the last figures?',
			'Which decision did you last put off because the figures were not there, if any?',
		],
	},
} as const satisfies Problem;
