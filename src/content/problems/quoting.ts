import type { Problem } from '../problem.ts';

export const quoting = {
	id: 'quoting',
	name: 'writing quotes',
	near: ['pricing', 'quote-follow-up'],
	said: 'quote quotation estimate proposal offer bid tender request survey site visit measure costing founder evening price list calculation offers write send architect',
	detect: [
		{
			pattern:
				/\b(?:writ(?:es?|ing)|prepar(?:es?|ing)|redo)\b[^.;\n]{0,40}\b(?:quotes?|estimates?|proposals?|tenders?)\b/i,
			finds: [
				'The owner writes every quote himself',
				'Preparing estimates is nobody’s favourite',
				'writing proposals for the council',
				'He prepares the tenders alone',
				'We redo estimates because the measurements are wrong',
			],
			leaves: ['She writes songs', 'Preparing dinner for forty'],
		},
	],
	sentences: {
		workflow: [
			'What happened with the last quote you sent, from the request to the moment it went out?',
			'What do you have to know before you can name a price, and where does it come from?',
			'Who writes the quotes, and when in the week?',
		],
		test: [
			'How many days lay between the request and the quote for each of your last five quotes?',
			'What became of the quote that took longest?',
			'Of your last ten quotes, how many became orders?',
		],
	},
} as const satisfies Problem;
