import type { Problem } from '../problem.ts';

export const callBacks = {
	id: 'call-backs',
	name: 'calls that nobody returns',
	near: ['missed-calls', 'inbox'],
	detect: [
		{
			pattern: /\b(?:voicemails?|answering machine)\b[^.;\n]{0,40}\b(?:listen(?:s|ed)?|full|called back|never)\b/i,
			finds: [
				'a voicemail that nobody listened to',
				'the answering machine is full',
				'voicemail: nobody listens',
				'nobody on the voicemail is called back',
				'the voicemail is never checked',
			],
			leaves: ['He left a voicemail'],
		},
		{
			pattern:
				/\b(?:nobody|no one|never|not|forget to) (?:calls?|rings?|phones?) (?:\w+ ){0,3}back\b|\bcall-?backs (?:are|get)\b/i,
			finds: [
				'Nobody calls back',
				'no one calls them back',
				'they do not call the people back',
				'we forget to call back',
				'he never rings back',
				'we never phone back',
				'callbacks are forgotten',
				'call-backs get lost',
			],
			leaves: ['The dog comes back'],
		},
		{
			pattern: /\b(?:nobody|no one|never|not) gets? back to\b/i,
			finds: [
				'nobody gets back to the customer',
				'no one gets back to them',
				'They never get back to people',
				'we do not get back to callers',
			],
			leaves: ['He gets back to work'],
		},
	],
	sentences: {
		workflow: [
			'What happens to a message that somebody leaves, from the moment it arrives to the call back?',
			'Who calls people back, and at what time of the day?',
		],
		test: [
			'How many people left a message last week, and how many were called back the same day?',
			'What came of the last call back that was late, if there was one?',
		],
	},
} as const satisfies Problem;
