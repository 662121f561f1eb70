import type { Problem } from '../problem.ts';

export const inbox = {
	id: 'inbox',
	name: 'e-mails and messages that pile up',
	near: ['slow-replies', 'overload'],
	said: 'mail email inbox message whatsapp instagram answer night full unread flood pile chat evening phone family customers',
	detect: [
		{
			pattern:
				/\b(?:answer(?:s|ing)?|repl(?:y|ies|ying)(?: to)?|writ(?:e|es|ing)|read(?:s|ing)?) (?:\w+ ){0,2}(?:e-?mails?|mails?|messages)\b[^.;\n]{0,40}\b(?:late|night|evenings?|midnight|hours|weekends?)\b/i,
			finds: [
				'answering e-mails until midnight',
				'reply to messages at night',
				'he replies to emails at night',
				'replying to mails for hours',
				'write mails at night',
				'she writes an email at night',
				'writing mails in the evening',
				'reads every e-mail on weekends',
				'reading messages for hours',
				'answers a mail at night',
				'they read mails late at the office',
			],
			leaves: ['We answer letters at night', 'We answer e-mails'],
		},
		{
			pattern: /\banswers?\b[^.;\n]{0,30}\b(?:in the|at|at the) (?:night|evening|weekend)\b/i,
			finds: ['she answers at night', 'they answer in the evening', 'we answer at the weekend'],
			leaves: ['The answer is in the box'],
		},
		{
			pattern: /\bdrown(?:s|ing)? in (?:\w+ )?(?:e-?mails?|messages)\b/i,
			finds: ['drowning in email', 'she drowns in messages'],
			leaves: ['drowning in the lake'],
		},
	],
	sentences: {
		workflow: [
			'When do you read and answer messages, and who helps you with them?',
			'How do you decide which message is answered first?',
		],
		test: [
			'How many messages came in yesterday, and how much time did they take?',
			'Which message of last week got a late answer or none, if any?',
		],
	},
} as const satisfies Problem;
