import type { Problem } from '../problem.ts';

export const recalls = {
	id: 'recalls',
	name: 'people who are due again',
	near: ['churn', 'no-shows'],
	detect: [
		{
			pattern:
				/\b(?:recalls?|services?|check-?ups?|renewals?|vaccinations?|contracts|visits?)\b[^.;\n]{0,40}\b(?:forgotten|missed|overdue|not reminded|lapsed?|slip)\b/i,
			finds: [
				'Recalls are forgotten',
				'the yearly service is missed',
				'check-ups are overdue',
				'for renewals they are not reminded',
				'contracts lapse',
				'vaccinations slip',
				'visits slip',
			],
			leaves: ['Good service', 'a visit to Rome'],
		},
		{
			pattern:
				/\b(?:customers?|clients?|patients?|members?|people|pets?|owners?)\b[^.;\n]{0,40}\b(?:are due|is due|overdue|forget (?:the|their) (?:check|cleaning|service|visit|vaccination)|forget to (?:re)?book the next)\b/i,
			finds: [
				'no time to call patients who are due',
				'a pet is due',
				'clients are overdue',
				'owners forget the vaccination',
				'a customer may forget the service',
				'members forget their visit',
				'people forget the cleaning',
				'patients forget their check',
				'Old customers forget to book the next tuning',
				'clients forget to rebook the next one',
			],
			leaves: ['Members forget the password'],
		},
		{
			pattern:
				/\b(?:service|recall|renewal) reminders?\b|\bremind(?:s|ing)? (?:\w+ ){0,2}(?:customers|clients|patients|owners|members)\b/i,
			finds: [
				'service reminders for boilers',
				'a recall reminder',
				'renewal reminders',
				'nobody reminds the customers',
				'reminding clients',
				'to remind patients',
				'remind pet owners',
				'remind members',
			],
			leaves: ['It reminds me of you'],
		},
		{
			pattern: /\b(?:ring|call|phone)\b[^.;\n]{0,40}\b(?:recall|check-?up)\b/i,
			finds: [
				'We have to ring every patient for the recall',
				'they call for the check-up',
				'phone them for the recall',
			],
			leaves: ['Ring the bell'],
		},
		{
			pattern: /\binspections run out\b|\bonly does reminders when\b/i,
			finds: ['Termite inspections run out after 12 months', 'The office only does reminders when its quiet'],
			leaves: ['The inspector ran out'],
		},
		{
			pattern: /\bwarrant(?:y|ies) (?:lapses?|expires?|runs? out)\b/i,
			finds: ['Warranty lapses because the inspection was late', 'warranties expire', 'the warranty runs out'],
			leaves: ['The warranty card'],
		},
	],
	sentences: {
		workflow: [
			'How do you know who is due again, and where do you look?',
			'Who reminds people that they are due, and how?',
		],
		test: [
			'How many of those who were due last month came?',
			'What did the last few people say who were due and came late, or not at all?',
		],
	},
} as const satisfies Problem;
