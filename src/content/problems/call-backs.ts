import type { Problem } from '../problem.ts';

export const callBacks = {
	id: 'call-backs',
	name: 'calls that nobody returns',
	sentences: {
		workflow: [
			'What happens to a message that somebody leaves, from the moment it arrives to the call back?',
			'Who calls people back, and at what time of the day?',
		],
		test: [
			'How many people left a message last week, and how many were called back the same day?',
			'What came of the last call back that was late, if there was one?',
		],
	},
} as const satisfies Problem;
