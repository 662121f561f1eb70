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
				'they don’t know their food cost until year end',
				'no idea of food costs',
				'They have no idea of their margin',
				'no overview of margins',
				'They do not know their profit',
				'owners don’t know the cash flow',
				'they guess their figures',
			],
			leaves: ['Nobody knows the singer'],
		},
		{
			pattern: /\bmonth[- ]?end takes\b|\bcash ?flow (?:problems|gaps|worries)\b/i,
			finds: ['Month end takes ten days', 'cash flow problems', 'cashflow gaps', 'cash flow worries'],
			leaves: ['The month ends'],
		},
		{
			pattern: /\b(?:bookkeeping|books)\b[^.;\n]{0,40}\bbehind\b/i,
			finds: ['Bookkeeping is six weeks behind', 'the books are always behind'],
			leaves: ['Books about bees'],
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
