import type { Problem } from '../problem.ts';

export const missedCalls = {
	id: 'missed-calls',
	name: 'calls that nobody takes',
	near: ['call-backs', 'booking'],
	detect: [
		{
			pattern:
				/\b(?:calls?(?! back)|phones?|callers?|telephone)\b[^.;\n]{0,40}\b(?:missed|unanswered|voicemail|ring(?:s|ing)|nobody (?:answers|picks up)|hang up|not answered|all day|engaged)\b/i,
			finds: [
				'Calls are missed at lunch',
				'Calls after office hours go unanswered',
				'callers land on voicemail',
				'the telephone keeps ringing',
				'a call that nobody answers',
				'The phone rings out',
				'on the phone nobody picks up',
				'callers hang up',
				'Our phone is not answered after five',
				'The phone goes all day',
				'the phone is always engaged',
			],
			leaves: ['Nobody calls back the people on the voicemail', 'We call our dog Rex', 'He photographs with his phone'],
		},
		{
			pattern: /\b(?:miss(?:ed|es|ing)?|answer(?:s|ing)?|pick(?:s|ing)? up|return) (?:\w+ ){0,2}(?:calls?|phones?)\b/i,
			finds: [
				'missed calls at lunch',
				'Missing a call costs a job',
				'Front desk misses calls when the waiting room is full',
				'nobody answers the phone',
				'answering the phone during treatment',
				'no one picks up the phone',
				'nobody picking up calls',
				'nobody has time to return calls',
			],
			leaves: ['We answer letters'],
		},
		{
			pattern: /(?:\bnot|n't|cannot) (?:get through(?! the)|reach (?:us|them|anybody|anyone))\b/i,
			finds: [
				'patients do not get through',
				'Customers don’t reach us',
				'buyers cannot reach them',
				'clients don’t reach anybody',
				'we can not reach anyone',
			],
			leaves: ['The van does not get through the gap'],
		},
		{
			pattern:
				/\b(?:(?:callers?|customers|patients|families|people) (?:\w+ )?hang(?:s|ing)? up|nobody (?:answers|picks up)(?! (?:the )?(?:e-?mails?|messages|questions|leads|reviews)))\b/i,
			finds: [
				'families hang up',
				'a caller hangs up',
				'people hanging up',
				'patients hang up',
				'when customers hang up',
				'nobody answers at night',
				'nobody picks up at lunch',
			],
			leaves: [
				'We hang up a sensor',
				'nobody answers emails',
				'nobody answers e-mails',
				'nobody answers the e-mail',
				'nobody answers messages',
				'nobody answers the questions',
				'nobody answers leads',
				'nobody answers the reviews',
			],
		},
		{
			pattern: /\b(?:time|hours|sundays|evenings) on the phone\b|\b(?:phone|telephone)\b[^.;\n]{0,40}\binterrupts?\b/i,
			finds: [
				'too much time on the phone',
				'they spend hours on the phone',
				'Agents spend their Sundays on the phone',
				'evenings on the phone',
				'the phone interrupts the work',
				'calls by telephone interrupt us',
			],
			leaves: ['Time for lunch'],
		},
		{
			pattern: /(?:\bnot|n't|cannot) (?:get to|hear|reach) the (?:phone|telephone)\b/i,
			finds: [
				'we can’t get to the phone while cutting hair',
				'cannot hear the telephone',
				'they can not reach the phone',
			],
			leaves: ['They do not own the phone'],
		},
		{
			pattern: /\bcalls?\b[^.;\n]{0,30}\bwhile (?:the|our) (?:front )?desk is busy\b/i,
			finds: ['Patients call to reschedule while the desk is busy', 'a call while our front desk is busy'],
			leaves: ['The desk is busy'],
		},
		{
			pattern: /\b(?:goe?s? (?:straight )?to|gets?|lands? (?:on|in)) (?:the |a |our )?voicemail\b/i,
			finds: [
				'Every second one goes to voicemail',
				'callers land on a voicemail',
				'people get voicemail and call somebody else',
				'they land on our voicemail',
				'lands in the voicemail',
			],
			leaves: ['She records a voicemail'],
		},
		{
			pattern:
				/\bafter[- ]hours (?:callers?|calls?|phone)\b|\b(?:calls?|callers?|rings?|ringing) (?:after|outside|out of) (?:hours|(?:office|opening|business) hours|closing|five|[5-9]\b)/i,
			finds: [
				'After-hours callers go to the emergency hospital',
				'after hours calls',
				'the after-hours phone',
				'calls after hours',
				'a caller outside office hours',
				'tenants ring out of hours',
				'callers ringing after closing',
				'who rings after five',
				'calls outside opening hours',
				'calls outside business hours',
				'they call after 6',
			],
			leaves: ['A call after lunch'],
		},
		{
			pattern: /\b(?:cannot|can't) (?:answer|pick up)\b[^.;\n]{0,30}\b(?:ladder|on site|tools|driving|chair|job)\b/i,
			finds: [
				'cannot answer from a ladder',
				"he can't pick up on site",
				"can't answer with tools in his hands",
				'cannot pick up when driving',
				"can't answer with somebody in the chair",
				"can't answer on a job",
			],
			leaves: ['cannot answer that'],
		},
	],
	sentences: {
		workflow: [
			'What happens to a call that comes in while everybody is busy?',
			'Who answers the phone over a day, and what else are they doing at the time?',
			'How do you find out afterwards who called?',
		],
		test: [
			'How many calls went unanswered last week, and how do you know?',
			'What became of the last few people who did not get through, as far as you know?',
			'Which hours of the day bring most calls, as far as you know?',
		],
	},
} as const satisfies Problem;
