import type { Problem } from '../problem.ts';

export const stalled = {
	id: 'stalled',
	name: 'new things that nobody keeps up',
	near: ['one-person', 'first-weeks'],
	detect: [
		{
			pattern:
				/\b(?:ideas?|projects?|initiatives?|new (?:things|tools?|systems?))\b[^.;\n]{0,60}\b(?:looks? after|stall|die|abandoned|given up|never finished|falls? asleep|nobody uses)\b/i,
			finds: [
				'ideas that nobody will look after',
				'projects stall after a month',
				'new things die in the summer',
				'an initiative is abandoned',
				'the project was given up',
				'new tools are never finished',
				'initiatives fall asleep',
				'a new system that nobody uses',
			],
			leaves: ['The project is large', 'He looks after bees'],
		},
	],
	sentences: {
		workflow: [
			'What was the last new thing that was started here, and who looks after it today?',
			'How is it decided here whether something new is tried, and who has a say?',
		],
		test: [
			'How many of the things started in the last two years are still going?',
			'What was started and then given up again, if anything, and why?',
		],
	},
} as const satisfies Problem;
