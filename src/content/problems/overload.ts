import type { Problem } from '../problem.ts';

export const overload = {
	id: 'overload',
	name: 'more work than hours',
	near: ['one-person', 'staff-shortage'],
	detect: [
		{
			pattern:
				/\b(?:overload(?:ed)?|overwhelmed|swamped|no time for anything|not enough (?:time|hours)|too (?:busy|much work)|work(?:s|ing)? (?:nights|weekends|evenings|at night|too much))\b/i,
			finds: [
				'work overload',
				'They are overwhelmed',
				'swamped before Christmas',
				'no time for anything',
				'not enough time',
				'not enough hours in the day',
				'too busy',
				'too much work in May',
				'She works nights',
				'he works weekends',
				'working evenings',
				'they work at night',
				'people work too much',
			],
			leaves: ['A busy street', 'no time to post', 'no time for the office'],
		},
		{
			pattern:
				/\btime[- ]consuming (?:admin|paperwork|work)\b|\b(?:takes?|eats?|costs?) (?:whole |our |my |all )?(?:evenings|weekends|nights|sundays)\b/i,
			finds: [
				'Time consuming admin',
				'time-consuming paperwork',
				'time-consuming work',
				'it takes our weekends',
				'costs my nights',
				'it eats all Sundays',
				'Papers eat whole Sundays',
				'accounts cost evenings',
			],
			leaves: ['It takes courage'],
		},
		{
			pattern: /\bloo?ses? (?:\w+ ){0,2}time\b/i,
			finds: ['they lose so much time'],
			leaves: ['Lost in time'],
		},
		{
			pattern: /^(?:not enough hours|no time$|time$|lack of time|too little time)|\bnever enough hours\b/i,
			finds: ['no time', 'not enough hours', 'Time', 'lack of time', 'too little time', 'There are never enough hours'],
			leaves: ['No time limit'],
		},
	],
	sentences: {
		workflow: ['What did yesterday look like, hour by hour?', 'How did you decide last week what had to wait?'],
		test: [
			'How many hours did you work last week, and what took most of them?',
			'What was left undone last week, if anything, and what did that lead to?',
		],
	},
} as const satisfies Problem;
