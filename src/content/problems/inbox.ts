import type { Problem } from '../problem.ts';

export const inbox = {
	id: 'inbox',
	name: 'e-mails and messages that pile up',
	near: ['slow-replies', 'overload'],
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
			pattern: /\bdrown(?:s|ing)? in (?:\w+ )?(?:e-?mails?|messages)\b/i,
			finds: ['drowning in email', 'she drowns in messages'],
			leaves: ['drowning in the lake'],
		},
		{
			pattern:
				/\b(?:dms|messages|whatsapps?|e-?mails)(?: \w+){0,3} (?:all day|all evening|day and night|at all hours|around the clock|non-?stop)\b/i,
			finds: [
				'DMs all day',
				'messages come in all evening',
				'WhatsApps day and night',
				'e-mails at all hours',
				'DMs around the clock',
				'WhatsApp messages nonstop',
			],
			leaves: ['Newsletters all day'],
		},
		{
			pattern: /\b(?:hundreds of|too many|endless|constant) (?:unread )?(?:dms|messages|whatsapps?|e-?mails)\b/i,
			finds: ['hundreds of unread e-mails', 'too many DMs', 'endless messages', 'constant WhatsApps'],
			leaves: ['too many letters'],
		},
	],
	sentences: {
		workflow: [
			'When do you read and answer messages, and who helps you with them?',
			'How do you decide which message is answered first?',
		],
		test: [
			'How many messages were waiting for an answer this morning, and since when?',
			'Which message of last week got a late answer or none, if any?',
		],
	},
} as const satisfies Problem;
