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
				'a document is always missing',
				'papers come in very late',
				'forms are incomplete',
				'The paperwork is not sent',
				'receipts have to be chased',
				'information needs chasing',
				'enquiries with half of the details missing',
				'Delivery proofs arrive as photos in five chats',
			],
			leaves: ['Papers on the wall'],
		},
		{
			pattern:
				/\b(?:chas(?:es?|ing)|waits? for|waiting for|remind(?:ing)?|ask(?:ing)? for)\b[^.;\n]{0,40}\b(?:documents?|papers|receipts|paperwork|signatures?|statements)\b/i,
			finds: [
				'chasing papers',
				'the file waits for a signature',
				'waiting for their receipts',
				'reminding them of the paperwork',
				'we ask for the documents three times',
				'We chase clients for bank statements',
			],
			leaves: ['They ask for directions'],
		},
		{
			pattern: /\b(?:missing|without) (?:\w+ ){0,2}(?:stubs|papers|documents|signatures?|details)\b/i,
			finds: [
				'Applications are missing pay stubs',
				'files without papers',
				'missing documents',
				'forms without a signature',
				'orders with missing details',
			],
			leaves: ['a missing cat'],
		},
	],
	sentences: {
		workflow: [
			'What do you need from others before you can start, and how do they send it?',
			'What do you do when a paper or a detail that you need is missing?',
		],
		test: [
			'For the last job, how often did you have to ask before everything was there?',
			'What is waiting today for a paper or a detail, and since when?',
		],
	},
} as const satisfies Problem;
