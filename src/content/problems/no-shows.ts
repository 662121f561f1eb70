import type { Problem } from '../problem.ts';

export const noShows = {
	id: 'no-shows',
	name: 'appointments that fall through',
	near: ['booking', 'recalls'],
	detect: [
		{
			pattern:
				/(?<!staff |are |is )\bno[- ]?shows?\b|\b(?:last[- ]minute|late|short[- ]notice) cancell?ations?\b|\bappointment reminders\b/i,
			finds: [
				'Too many no-shows',
				'no shows',
				'last-minute cancellations',
				'Late cancellations leave chairs empty',
				'short notice cancellations',
				'appointment reminders for clinics',
			],
			leaves: ['The show goes on', 'Staff no-shows', 'There are no shows in August', 'There is no show'],
		},
		{
			pattern:
				/\b(?:customers?|clients?|patients?|guests?|appointments?|bookings?|people|students?|viewings?|lessons?)\b[^.;\n]{0,40}(?:\b(?:not|never) (?:show|turn) up|n't (?:show|turn) up|\bcancel(?:s|led)?|\bforget (?:the|their) (?:appointment|booking|lesson)|\bfalls? through)\b/i,
			finds: [
				'Customers do not show up',
				'clients do not turn up',
				'people book a tour and never show up',
				'patients don’t show up',
				'guests don’t turn up',
				'appointments are cancelled',
				'bookings cancel the evening before',
				'A student cancels',
				'people forget the appointment',
				'students forget their lesson',
				'guests forget their booking',
				'viewings fall through',
				'the lesson falls through',
			],
			leaves: ['Customers pay in cash'],
		},
		{
			pattern: /(?:\bnot|n't) come to (?:the|their|an) (?:appointment|lesson|viewing)\b/i,
			finds: [
				'They don’t come to their lesson',
				'half do not come to the viewing',
				'who does not come to an appointment',
			],
			leaves: ['We do not come to the party'],
		},
		{
			pattern: /\bcancel on the (?:same )?day\b/i,
			finds: ['Parents cancel on the day', 'Guests cancel on the same day'],
			leaves: ['They cancel in spring'],
		},
		{
			pattern: /\bcancell?ation fees?\b[^.;\n]{0,60}\b(?:charge|enforce|ask for)\b/i,
			finds: [
				"The cancellation fee exists but the front desk doesn't like to charge it",
				'cancellation fees that nobody will enforce',
				'a cancellation fee which they never ask for',
			],
			leaves: ['The bank charges fees'],
		},
		{
			pattern: /\bcancel(?:s|ling|led)? (?:last[- ]minute|the same (?:day|morning)|an hour before|the night before)\b/i,
			finds: [
				'Half of them cancel last minute',
				'cancelled the same day',
				'she cancels the same morning',
				'they cancel an hour before',
				'cancelling the night before',
			],
			leaves: ['They cancel the order'],
		},
		{
			pattern: /\bbook(?:s|ed)?\b[^.;\n]{0,20}(?:n't|\bnot|\bnever) (?:come|appear|arrive)s?\b/i,
			finds: ["people book and don't come", 'he booked but did not appear', 'who books a table and never arrives'],
			leaves: ['The book did not sell'],
		},
	],
	sentences: {
		workflow: [
			'What do people hear from you between booking and appointment?',
			'What do you do with a slot that becomes free at short notice?',
			'What is agreed about cancelling too late, and what happens when somebody does?',
		],
		test: [
			'How many appointments fell through last week, and how many were filled again?',
			'What did the last appointment that fell through cost you, in money or in idle time?',
			'How long beforehand did you hear of each of the last five appointments that fell through?',
		],
	},
} as const satisfies Problem;
