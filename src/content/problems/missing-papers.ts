import type { Problem } from '../problem.ts';

export const missingPapers = {
	id: 'missing-papers',
	name: 'papers or details that others have to send',
	near: ['finding-papers', 'applications'],
	detect: [
		{
			pattern:
				/\b(?:documents?|papers|receipts?|forms|paperwork|proofs?|information|details)\b[^.;\n]{0,40}\b(?:missing|late|incomplete|not sent|chas(?:ed|ing)|arrive as)\b/i,
			finds: [
				'Documents are missing when we start',
				'a document is always missing',
				'papers come in very late',
				'forms are incomplete',
				'The paperwork is not sent',
				'receipts have to be chased',
				'information needs chasing',
				'enquiries with half of the details missing',
				'Delivery proofs arrive as photos in five chats',
				'receipts arrive as a shoebox',
			],
			leaves: ['Papers on the wall'],
		},
		{
			pattern:
				/\b(?:chas(?:es?|ing)|waits? for|waiting for|remind(?:ing)?|ask(?:ing)? for)\b[^.;\n]{0,40}\b(?:documents?|papers|receipts|paperwork|signatures?|statements)\b/i,
			finds: [
				'We chase clients for documents',
				'chasing papers',
				'the file waits for a signature',
				'waiting for their receipts',
				'We remind clients about receipts',
				'reminding them of the paperwork',
				'we ask for the documents three times',
				'asking for a signature',
				'We chase clients for bank statements',
			],
			leaves: ['They ask for directions'],
		},
	],
	sentences: {
		workflow: [
			'What do you need from others before you can start, and how do they send it?',
			'What do you do when something you need is missing?',
		],
		test: [
			'How often did you last have to ask before you had all the papers or details?',
			'What is held up today because something is missing, and since when?',
		],
	},
} as const satisfies Problem;
