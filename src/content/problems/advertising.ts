import type { Problem } from '../problem.ts';

export const advertising = {
	id: 'advertising',
	name: 'advertising and what it brings',
	sentences: {
		workflow: [
			'Where do you advertise today, if anywhere, and who looks after it?',
			'How do you find out what made somebody get in touch with you?',
		],
		test: [
			'What did you spend on advertising in the last three months, and what came of it?',
			'Of the last five people who got in touch with you, how many came through an advert, as far as you know?',
		],
	},
} as const satisfies Problem;
