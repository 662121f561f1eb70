import type { Problem } from '../problem.ts';

export const dispatch = {
	id: 'dispatch',
	name: 'who goes where on the day',
	near: ['rota', 'hand-over'],
	detect: [
		{
			pattern:
				/\b(?:drivers?|technicians?|fitters?|engineers?|crews?|vans?|trucks?|installers?|cleaners?)\b[^.;\n]{0,40}\b(?:wrong (?:address|place|site|tools)|wait(?:s|ing)? for|empty|drives? back|stand around|double-?booked|not know where|cannot find|call the office)\b/i,
			finds: [
				'Drivers go to the wrong address',
				'a technician at the wrong place',
				'the fitter is at the wrong site',
				'engineers come with the wrong tools',
				'The crew waits for the next address',
				'vans are waiting for a job',
				'trucks run empty',
				'installers drive back for a part',
				'cleaners stand around',
				'A van is double-booked',
				'drivers do not know where to go',
				'Drivers call the office to ask',
				'Drivers cannot find the address',
			],
			leaves: ['The driver likes tea'],
		},
		{
			pattern: /\b(?:routes?|dispatch(?:ing)?)\b[^.;\n]{0,40}\b(?:by hand|paper|phone|changes?|whiteboard|fuel)\b/i,
			finds: [
				'routes are planned by hand',
				'dispatch runs on paper',
				'Dispatching is done by phone',
				'The route changes at noon',
				'routes on a whiteboard',
				'bad routes cost fuel',
			],
			leaves: ['A route through the Alps'],
		},
		{
			pattern: /\b(?:drivers?|technicians?|fitters?|crews?)\b[^.;\n]{0,20}(?:\bnot|n't) find\b/i,
			finds: [
				'drivers don’t find the address',
				'the technician does not find it',
				'the fitter does not find it',
				'the crew does not find it',
			],
			leaves: ['Drivers find it'],
		},
	],
	sentences: {
		workflow: [
			'How is it decided who goes where, and in which order?',
			'What happens in the morning before the first job begins?',
		],
		test: [
			'How many of last week’s jobs began later than planned, and why?',
			'When did somebody last turn up at the wrong place or without what they needed, if ever?',
		],
	},
} as const satisfies Problem;
