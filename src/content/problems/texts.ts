import type { Problem } from '../problem.ts';

export const texts = {
	id: 'texts',
	name: 'texts, posts and newsletters',
	sentences: {
		workflow: [
			'What did you last publish or send out, and how did it come about?',
			'Who writes what you publish or send out, and when in the week?',
		],
		test: [
			'How much did you publish or send out in the last two months, and how much had you planned?',
			'What came of the last few things you published or sent out, as far as you can tell?',
		],
	},
} as const satisfies Problem;
