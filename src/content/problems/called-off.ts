import type { Problem } from '../problem.ts';

export const calledOff = {
	id: 'called-off',
	name: 'work that is called off and planned again',
	sentences: {
		workflow: [
			'What happens from the moment work has to be called off to the moment it has a new date?',
			'Who has to be told when something is called off, and how do they hear of it?',
			'How is it decided that something is called off, and how long beforehand?',
		],
		test: [
			'How often was something called off in the last month, and why?',
			'How long did it take to tell everybody the last time something was called off, and whose time was it?',
			'What did the last thing that was called off cost you, in money or in hours?',
		],
	},
} as const satisfies Problem;
