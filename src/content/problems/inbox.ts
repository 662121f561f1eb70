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
				'owner answers mails until late in the evening',
				'answer mails late',
				'answering e-mails until midnight',
				'reply to messages at night',
				'he replies to emails at night',
				'replying to mails for hours',
				'write mails at night',
				'she writes an email at night',
				'writing mails in the evening',
				'read emails at the weekend',
				'reads every e-mail on weekends',
				'reading messages for hours',
				'answer mails in the evenings',
				'answers a mail at night',
				'they read mails late at the office',
			],
			leaves: ['We answer letters at night', 'We answer e-mails'],
		},
		{
			pattern:
				/\b(?:inbox(?:es)?|mailbox)\b[^.;\n]{0,40}\b(?:full|overflow(?:s|ing)?|chaos|out of control|never empty)\b|\b(?:unread|too many|hundreds of|flood of) (?:\w+ )?(?:e-?mails|messages)\b/i,
			finds: [
				'inbox is always full',
				'inboxes overflow',
				'the mailbox is full',
				'inbox overflows',
				'the inbox is overflowing',
				'inbox chaos',
				'the inbox is out of control',
				'the inbox is never empty',
				'40 unread emails',
				'too many messages',
				'too many WhatsApp messages',
				'hundreds of e-mails',
				'a flood of messages',
			],
			leaves: ['He sends an e-mail'],
		},
		{
			pattern: /\bwith (?:\d+|hundreds of) (?:\w+ )?(?:e-?mails|messages)\b/i,
			finds: ['Every Monday we start with 200 emails', 'with hundreds of messages', 'with 90 unread e-mails'],
			leaves: ['We start with coffee'],
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
