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
			pattern:
				/\b(?:quotes?|quoting|estimates?|proposals?)(?: \w+){0,3} (?:at night|on (?:a |his |the )?(?:sunday|saturday|weekend)s?|in the evenings?|after work|(?:late|every) (?:night|evening)s?)\b/i,
			finds: [
				'He does quotes on Sundays',
				'Quotes written on a Sunday night',
				'quoting at night',
				'estimates are done on the weekend',
				'proposals on his Saturday',
				'writes a quote in the evening',
				'quotes get done after work',
				'estimates late nights',
				'an estimate every evening',
			],
			leaves: ['quotes on paper'],
		},
		{
			pattern:
				/\b(?:quotes?|estimates?|offers|proposals?|quoting) (?:are |is )?tak(?:es?|ing) (?:\w+ ){0,3}(?:time|hours|forever|evenings?)\b/i,
			finds: [
				'The offers are taking too much time, 2-3 hours for each',
				'a quote takes two hours',
				'quoting takes forever',
				'estimates take up my evenings',
				'each proposal is taking hours',
			],
			leaves: ['Quotes take courage'],
		},
		{
			pattern:
				/\b(?:late|slow) (?:quotes?|estimates?|quoting)\b|\b(?:quotes?|estimates?) (?:are|is) (?:\w+ )?(?:late|slow)\b|\b(?:quotes?|estimates?) (?:never|don't|do not) (?:get )?(?:go out|sent)\b/i,
			finds: [
				'Late quotes',
				'slow estimates',
				'late quoting',
				'estimates are always late',
				'the quote is slow',
				'quotes never go out',
				"estimates don't go out",
				'quotes do not get sent',
			],
			leaves: ['The quote is short'],
		},
		{
			pattern: /\bwaits? (?:\w+ ){0,3}for (?:a|the|their|my|our) (?:quote|estimate)\b/i,
			finds: [
				'customers wait two weeks for a quote',
				'she waits for the estimate',
				'they wait for their quote',
				'people wait long for my quote',
				'people wait for our quote',
			],
			leaves: ['We wait for a bus'],
		},
		{
			pattern: /\bbetween the (?:visit|request|inquiry) and the quote\b/i,
			finds: [
				'how long between the visit and the quote',
				'between the request and the quote',
				'between the inquiry and the quote',
			],
			leaves: ['between the shop and the house'],
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
