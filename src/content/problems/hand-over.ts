import type { Problem } from '../problem.ts';

export const handOver = {
	id: 'hand-over',
	name: 'information that does not reach the next person',
	sentences: {
		workflow: [
			'When one person takes over work from another, what are they told, and how?',
			'Who worked on the last job you finished, and how did each of them know what to do?',
		],
		test: [
			'How many times last week was somebody missing something that they should have been told?',
			'What last went wrong because somebody had not been told, if anything?',
		],
	},
} as const satisfies Problem;
