import type { Problem } from '../problem.ts';

export const booking = {
	id: 'booking',
	name: 'bookings and appointments',
	near: ['no-shows', 'missed-calls'],
	detect: [
		{
			pattern:
				/\b(?:mak(?:es?|ing)|book(?:ing)?|find(?:ing)?|arrang(?:e|ing)|mov(?:e|ing)|coordinat(?:e|ing)) (?:\w+ ){0,2}(?:appointments?|dates?|slots?|meetings?|viewings?)\b/i,
			finds: [
				'making an appointment takes five calls',
				'customers make appointments by text',
				'booking appointments',
				'We cannot find a slot',
				'arranging viewings',
				'to arrange the viewing',
				'moving an appointment',
				'we move appointments daily',
				'coordinate dates with tenants',
				'coordinating meetings',
			],
			leaves: ['They book flights'],
		},
		{
			pattern:
				/\b(?:appointments?|bookings?|calendars?|diary|reservations?)\b[^.;\n]{0,40}\b(?:back and forth|by phone|double|twice|on paper|by hand|clash|mixed up)\b/i,
			finds: [
				'appointments mean back and forth',
				'bookings only by phone',
				'The calendar has double entries',
				'reservations are taken twice',
				'the diary is on paper',
				'booking by hand',
				'calendars clash',
				'bookings get mixed up',
			],
			leaves: ['A calendar with cats'],
		},
		{
			pattern: /\bbooks? the wrong\b/i,
			finds: ['he books the wrong class'],
			leaves: ['the wrong book'],
		},
		{
			pattern: /\bdouble[- ]bookings?\b/i,
			finds: ['a double booking'],
			leaves: ['A double bed'],
		},
		{
			pattern:
				/\bdouble[- ]?booked\b|\bbooked (?:in|for|on) the same\b|\bcalendar is (?:a mess|full of mistakes)\b|\b(?:two|three|several) calendars\b/i,
			finds: [
				'double-booked',
				'two teachers booked in the same room',
				'booked for the same hour',
				'booked on the same day',
				'the calendar is a mess',
				'the calendar is full of mistakes',
				'two calendars',
				'three calendars',
				'several calendars',
			],
			leaves: ['The calendar is new'],
		},
		{
			pattern: /\b(?:two|2|three|both) (?:\w+ ){0,2}(?:in|at|for|on) the same (?:hour|time|slot)\b/i,
			finds: [
				'Two services in the same hour with the same truck',
				'2 jobs at the same time',
				'three weddings for the same slot',
				'both are on the same hour',
			],
			leaves: ['Two dogs on the same street'],
		},
		{
			pattern: /\b(?:booked|rented|promised) (?:out )?twice\b/i,
			finds: ['the room is booked twice', 'a machine rented out twice', 'the van was promised twice'],
			leaves: ['He called twice'],
		},
		{
			pattern: /\bback and forth\b[^.;\n]{0,40}\b(?:date|time|appointment|booking|slot|day)s?\b/i,
			finds: [
				'back and forth until there is a date',
				'texts back and forth about the time',
				'back and forth for an appointment',
				'back and forth for each booking',
				'back and forth over slots',
				'back and forth about the day',
			],
			leaves: ['driving back and forth'],
		},
	],
	sentences: {
		workflow: [
			'What happened with the last booking, from the first message to the fixed date?',
			'Who can see the calendar, and who may put something into it?',
		],
		test: [
			'How many calls or messages did each of your last five bookings take?',
			'What was booked twice or forgotten in the last month, if anything?',
		],
	},
} as const satisfies Problem;
