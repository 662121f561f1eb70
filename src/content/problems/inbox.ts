import type { Problem } from '../problem.ts';

export const inbox = {
	id: 'inbox',
	name: 'e-mails and messages that pile up',
	sentences: {
		workflow: [
			'When do you read and answer messages, and who helps you with them?',
			'How do you decide which message is answered first?',
		],
		test: [
			'How many messages were waiting for an answer this morning, and since when?',
			'Which message of last week got a late answer or none, if any?',
		],
	},
} as const satisfies Problem;
