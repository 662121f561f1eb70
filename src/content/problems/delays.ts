import type { Problem } from '../problem.ts';

export const delays = {
	id: 'delays',
	name: 'work that is finished late',
	near: ['where-it-stands', 'rework'],
	detect: [
		{
			pattern:
				/\b(?:projects?|jobs|works?|orders|deliveries|sites?)\b[^.;\n]{0,30}\b(?:runs? over|over ?runs?|delay(?:s|ed)?|finished (?:too )?late|not (?:finished|ready|done) (?:in|on) time|behind schedule|takes? longer)\b/i,
			finds: [
				'the project runs over',
				'a project over runs',
				'work takes longer',
				'many works delays',
				'deliveries are delayed',
				'sites are behind schedule',
				'jobs are finished too late',
				'orders are not ready on time',
				'the work is not finished in time',
				'the work is not done in time',
			],
			leaves: ['Projects we love'],
		},
	],
	sentences: {
		workflow: [
			'How do you know during the work whether you are on time?',
			'Who tells whom when something takes longer than planned?',
		],
		test: [
			'How many of your last five jobs were finished on the planned day?',
			'What held up the last job that was late, if there was one?',
		],
	},
} as const satisfies Problem;
