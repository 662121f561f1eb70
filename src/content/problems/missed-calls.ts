import type { Problem } from '../problem.ts';

export const missedCalls = {
	id: 'missed-calls',
	name: 'calls that nobody takes',
	sentences: {
		workflow: [
			'What happens to a call that comes in while everybody is busy?',
			'Who answers the phone over a day, and what else are they doing at the time?',
			'How do you find out afterwards who called?',
		],
		test: [
			'How many calls went unanswered last week, and how do you know?',
			'When did somebody last tell you that they had not got through, and what had they wanted?',
			'Which hours of the day bring most calls, as far as you know?',
		],
	},
} as const satisfies Problem;
