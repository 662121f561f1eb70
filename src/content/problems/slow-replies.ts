import type { Problem } from '../problem.ts';

export const slowReplies = {
	id: 'slow-replies',
	name: 'inquiries that wait for an answer',
	sentences: {
		workflow: [
			'Where do new inquiries come in, and who sees each of them first?',
			'What happened with the last inquiry, from its arrival to your answer?',
			'Who answers new inquiries when the usual person is away?',
		],
		test: [
			'How long did each of the last five inquiries wait for a first answer?',
			'What became of the last inquiry that had to wait, if there was one?',
			'Of last month’s inquiries, how many became customers?',
		],
	},
} as const satisfies Problem;
