import type { Problem } from '../problem.ts';

export const dispatch = {
	id: 'dispatch',
	name: 'who goes where on the day',
	sentences: {
		workflow: [
			'How is it decided who goes where, and in which order?',
			'What happens in the morning before the first job begins?',
		],
		test: [
			'How many of last week’s jobs began later than planned, and why?',
			'When did somebody last turn up at the wrong place or without what they needed, if ever?',
		],
	},
} as const satisfies Problem;
