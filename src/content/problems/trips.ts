import type { Problem } from '../problem.ts';

export const trips = {
	id: 'trips',
	name: 'trips that turn out not to be needed',
	near: ['dispatch', 'lead-quality'],
	detect: [
		{
			pattern: /\bdriv(?:e|es|ing) (?:\w+ ){0,4}(?:to (?:price|quote|look at|measure)|(?:for|and find) nothing)\b/i,
			finds: [
				'Drives 40 mins to price a hedge',
				'drive an hour to quote a fence',
				'driving out to look at a tap',
				'drives across town to measure',
				'drive two hours for nothing',
				'he drives there and finds nothing; they drive out and find nothing',
			],
			leaves: ['Driving to work'],
		},
		{
			pattern:
				/\b(?:wasted|unnecessary|pointless|needless) (?:trips?|visits?|journeys?|drives?|site visits?)\b|\b(?:yards|sites|houses|customers|places|fields) that (?:did not|didn't|do not|don't) need (?:a|any) (?:visit|trip)\b/i,
			finds: [
				'wasted trips',
				'an unnecessary visit',
				'pointless journeys',
				'needless drives',
				'wasted site visits',
				'Driving to yards that did not need a visit',
				"sites that don't need a visit",
				"houses that didn't need any visit",
				'customers that do not need a trip',
				"places that don't need a visit",
				"fields that didn't need a trip",
			],
			leaves: ['a wasted youth'],
		},
	],
	sentences: {
		workflow: [
			'How do you decide whether somebody has to drive out?',
			'What do you know before somebody sets out, and who told you?',
			'How are trips put together, and by whom?',
		],
		test: [
			'How many trips of last week were not needed, looking back?',
			'What did the last trip that was not needed cost you, in hours and in money?',
			'What did you learn on your last trip that you could not have known beforehand?',
		],
	},
} as const satisfies Problem;
