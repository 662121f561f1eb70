import type { Problem } from '../problem.ts';

export const firstWeeks = {
	id: 'first-weeks',
	name: 'the first weeks of new people',
	sentences: {
		workflow: [
			'How did the first two weeks of your newest colleague go?',
			'Where can a new person look up how things are done?',
		],
		test: [
			'How long did it take until your newest colleague worked alone, and who helped?',
			'What did your newest colleague have to ask more than once?',
		],
	},
} as const satisfies Problem;
