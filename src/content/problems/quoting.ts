import type { Problem } from '../problem.ts';

export const quoting = {
	id: 'quoting',
	name: 'writing quotes',
	near: ['pricing', 'quote-follow-up'],
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
		{
			pattern: /\bslow answers? to (?:the |a )?quote requests?\b/i,
			finds: [
				'Too slow answer to the quote request',
				'slow answers to a quote request',
				'slow answer to quote requests',
			],
			leaves: ['a slow answer'],
		},
		{
			pattern: /\b(?:quotes?|estimates?|proposals?) (?:go(?:es)? out|takes?) (?:\w+ )?(?:late|days|weeks?|long)\b/i,
			finds: [
				'Quotes go out late',
				'A quote goes out too late',
				'Each estimate takes days',
				'Quotes go out a week after the visit',
				'proposals take weeks',
				'estimates take long',
			],
			leaves: ['Quotes go out by post'],
		},
		{
			pattern: /\bquotes on sundays?\b/i,
			finds: ['quotes on sunday', 'He does quotes on Sundays'],
			leaves: ['quotes on paper'],
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
