import type { Problem } from '../problem.ts';

export const permits = {
	id: 'permits',
	name: 'permits and permission',
	sentences: {
		workflow: [
			'What do you need permission for, and who asks for it?',
			'What happens between the day you ask for a permit and the day you have it?',
			'Where do you see which permits are missing or about to run out?',
		],
		test: [
			'What is waiting for a permit today, and since when?',
			'When was a permit last forgotten or late, if ever, and what did that cost you?',
			'How many hours went into permits last month, and whose?',
		],
	},
} as const satisfies Problem;
