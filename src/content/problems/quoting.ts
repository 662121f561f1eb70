import type { Problem } from '../problem.ts';

export const quoting = {
	id: 'quoting',
	name: 'writing quotes',
	near: ['pricing', 'quote-follow-up'],
	detect: [
		{
			pattern:
				/\b(?:quot(?:es?|ing)|estimates?|proposals?|bids)\b[^.;\n]{0,40}\b(?:late|slow|days|weeks?|too long|hours|evenings?|by hand|at night|from memory|copied)\b/i,
			finds: [
				'Quotes go out late in spring',
				'quoting is slow',
				'Estimates take days',
				'the proposal needs a week',
				'Bids take too long',
				'Quotes eat hours of the boss',
				'estimates are written in the evening',
				'quotes are made by hand',
				'Quotes are done at night',
				'The owner quotes from memory',
				'Quotes are copied from old files',
			],
			leaves: ['Guests quote our menu', 'We like to give estimates'],
		},
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
			pattern:
				/\b(?:too slow|late) with (?:\w+ )?(?:quotes|offers|estimates)\b|\b(?:quotes?|proposals?|offers?) (?:\w+ ){0,2}(?:lies?|sits?|never sent|not sent)\b/i,
			finds: [
				'we are too slow with offers',
				'late with our quotes',
				'too slow with estimates',
				'proposals lie on the desk',
				'a proposal lies around',
				'quotes sit on the dashboard',
				'a quote sits there',
				'quotes are never sent',
				'the offer is not sent',
				'offers lie around',
			],
			leaves: ['The offer stands'],
		},
	],
	sentences: {
		workflow: [
			'What happened with the last quote you sent, from the request to the moment it went out?',
			'What do you have to know before you can name a price, and where does it come from?',
		],
		test: [
			'How many days lay between the request and the quote for each of your last five quotes?',
			'What became of the quote that took longest?',
		],
	},
} as const satisfies Problem;
