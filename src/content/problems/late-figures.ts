import type { Problem } from '../problem.ts';

export const lateFigures = {
	id: 'late-figures',
	name: 'figures that come late or not at all',
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
