import type { Problem } from '../problem.ts';

export const calledOff = {
	id: 'called-off',
	name: 'work that is called off and planned again',
	near: ['no-shows', 'dispatch'],
	detect: [
		{
			pattern:
				/\b(?:weather|rain|storms?|snow|wind)\b[^.;\n]{0,30}\b(?:cancell?ations?|cancels?|cancelled|called off|reschedul\w+|re-?plan\w*|postponed?)\b/i,
			finds: [
				'weather cancellations',
				'when the rain cancels a day',
				'a storm and the tour is cancelled',
				'snow: the job is called off',
				'wind means rescheduling',
				'the weather: we have to replan',
				'storms; and with wind trips are postponed',
			],
			leaves: ['Weather forecast'],
		},
		{
			pattern:
				/\brain(?:s|ed)? (?:off|out)\b|\b(?:everyone|everybody) (?:has|needs) to be (?:phoned|called|rung|told|texted)\b/i,
			finds: [
				'a day is rained off',
				'games are rained out',
				'it rains off',
				'everyone has to be phoned again',
				'everybody needs to be called',
				'everyone has to be rung',
				'everyone needs to be told',
				'everybody has to be texted',
			],
			leaves: ['everyone has to be fed'],
		},
		{
			pattern:
				/\bwhen\b[^.;\n]{0,40}\b(?:closes|closed|cancelled|called off|rains|storms|freezes|floods)\b[^.;\n]{0,30}\b(?:ring|call|phone|text|tell|message|inform)\b/i,
			finds: [
				'When the area closes after rain somebody has to ring all the buyers at 5 in the morning',
				'when a course is cancelled we phone each one',
				'when a game is called off we text the parents',
				'when it rains somebody must call the guests',
				'when it storms we tell everyone',
				'when it freezes they message the crew',
				'when it floods they inform the farms',
				'when the road is closed we tell the drivers',
			],
			leaves: ['when the shop closes we rest'],
		},
		{
			pattern:
				/\b(?:jobs?|visits?|lessons?|class(?:es)?|tours?|trips?|deliver(?:y|ies)) (?:are|is|gets?|must be|ha(?:ve|s) to be) (?:\w+ )?(?:called off|postponed|rescheduled)\b/i,
			finds: [
				'jobs are often postponed',
				'a visit is rescheduled',
				'the lesson gets called off',
				'classes have to be rescheduled',
				'the tour has to be postponed',
				'trips must be rescheduled',
				'deliveries are rescheduled',
				'a delivery is postponed',
				'a class is postponed',
			],
			leaves: ['The job is done'],
		},
	],
	sentences: {
		workflow: [
			'What happens from the moment work has to be called off to the moment it has a new date?',
			'Who has to be told when something is called off, and how do they hear of it?',
			'How is it decided that something is called off, and how long beforehand?',
		],
		test: [
			'How often was something called off in the last month, and why?',
			'How long did it take to tell everybody the last time something was called off, and whose time was it?',
			'What did the last thing that was called off cost you, in money or in hours?',
		],
	},
} as const satisfies Problem;
