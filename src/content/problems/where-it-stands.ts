import type { Problem } from '../problem.ts';

export const whereItStands = {
	id: 'where-it-stands',
	name: 'knowing where things stand',
	sentences: {
		workflow: [
			'If somebody called now and asked how things stand, where would you look?',
			'Where is open work listed, and who keeps that up to date?',
		],
		test: [
			'How often did somebody ask last week how things stand, and how long did it take to find out?',
			'What was overlooked last month, if anything, and what did it lead to?',
		],
	},
} as const satisfies Problem;
