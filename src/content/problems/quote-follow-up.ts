import type { Problem } from '../problem.ts';

export const quoteFollowUp = {
	id: 'quote-follow-up',
	name: 'quotes that nobody follows up',
	near: ['quoting', 'lead-quality'],
	detect: [
		{
			pattern:
				/\b(?:quotes?|estimates?|proposals?)\b[^.;\n]{0,40}\b(?:follow(?:ed)? ?-?up|calls? back|chas(?:ed|ing)|hear nothing|unanswered|still open|no (?:answer|reply)|asks? again|goes? cold)\b/i,
			finds: [
				'After an estimate nobody calls back',
				'Proposals are not chased',
				'quotes need chasing',
				'We send a quote and hear nothing',
				'many estimates stay unanswered',
				'The owner does not know which quotes are still open',
				'quote sent, no answer',
				'quote sent, no reply',
				'After a quote nobody asks again',
				'Each quote goes cold',
				'quote follow-up for roofers',
			],
			leaves: ['Quotes go out late', 'Customers open the door'],
		},
		{
			pattern:
				/\b(?:follow(?:s|ing)?|chas(?:es?|ing)|nothing after|forget)\b(?: up)?[^.;\n]{0,40}\b(?:quotes?|estimates?|proposals?)\b/i,
			finds: [
				'Nobody follows up on quotes',
				'Following the estimates takes discipline',
				'who chases a proposal?',
				'No time for chasing quotes',
				'We hear nothing after a quote',
				'They forget the quotes they sent',
			],
			leaves: ['He follows the rules'],
		},
		{
			pattern: /\b(?:budgets|treatment plans)\b[^.;\n]{0,40}\b(?:nobody calls|never accepted|no answer)\b/i,
			finds: [
				'The budgets that we give to patients nobody calls them after',
				'treatment plans are never accepted',
				'budgets get no answer',
			],
			leaves: ['Budgets of the state'],
		},
		{
			pattern: /\bghost(?:s|ed|ing)? (?:us|them|me)\b/i,
			finds: ['Homeowners ghost them after the estimate', 'he ghosts us', 'people ghosted me', 'clients ghosting us'],
			leaves: ['A ghost in the mill'],
		},
		{
			pattern: /\b(?:nobody|no one) (?:asks again|follows up|calls) after (?:a|the) quote\b/i,
			finds: ['Nobody asks again after a quote', 'no one follows up after the quote', 'nobody calls after a quote'],
			leaves: ['Nobody sleeps after a quote'],
		},
		{
			pattern:
				/\b(?:takes?|waits?) (?:\w+ ){0,3}to (?:approve|accept|answer|sign|decide on) (?:a|the|our|their) (?:quote|estimate|offer|proposal)\b/i,
			finds: [
				'Churches take months to approve a quote',
				'he takes weeks to accept the offer',
				'it takes ages to answer our quote',
				'they wait to sign an estimate; they wait to sign the estimate',
				'takes long to decide on their proposal',
			],
			leaves: ['takes courage to sign a treaty'],
		},
	],
	sentences: {
		workflow: [
			'What do you do in the two weeks after a quote has gone out?',
			'How do you know, at any moment, which quotes are still open?',
		],
		test: [
			'How many of last month’s quotes are still open, and what are they worth?',
			'What do you know about why the last few quotes were turned down?',
		],
	},
} as const satisfies Problem;
