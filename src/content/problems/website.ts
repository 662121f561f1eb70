import type { Problem } from '../problem.ts';

export const website = {
	id: 'website',
	name: 'the website',
	sentences: {
		workflow: [
			'When was something last changed on your website, and who did it?',
			'What do people look for on your website, as far as you know?',
			'How does a message from your website reach you, and who answers it?',
		],
		test: [
			'How many people got in touch through your website last month?',
			'What have people said to you about your website lately, if anything?',
			'What did your website cost you in the last year, with everything around it?',
		],
	},
} as const satisfies Problem;
