import type { Problem } from '../problem.ts';

export const leadQuality = {
	id: 'lead-quality',
	name: 'inquiries that lead nowhere',
	near: ['few-customers', 'slow-replies'],
	detect: [
		{
			pattern:
				/\b(?:time-?wasters|t[iy]re[- ]?kickers|unqualified|bad leads|wrong (?:leads|customers|clients|inquiries)|not serious|just (?:browsing|looking))\b/i,
			finds: [
				'Too many timewasters',
				'tyre kickers take the afternoon',
				'Leads are unqualified',
				'we buy bad leads',
				'the wrong leads',
				'The wrong customers call',
				'wrong clients come in',
				'wrong inquiries from the portal',
				'half of them are not serious',
				'people who are just browsing',
				'visitors are just looking',
			],
			leaves: ['Looking good', 'A qualified nurse'],
		},
		{
			pattern: /\blow (?:conversion|closing) rates?\b/i,
			finds: ['Low conversion rates', 'a low closing rate'],
			leaves: ['Low interest rates'],
		},
		{
			pattern: /\b(?:cannot|can't) afford\b|\bonly wants? (?:a|the) price\b/i,
			finds: [
				'viewings with people who cannot afford the flat',
				'they can’t afford us',
				'people who only want a price',
				'he only wants the price',
			],
			leaves: ['We only want a dog'],
		},
	],
	sentences: {
		workflow: [
			'What happened with the last inquiry that came to nothing, from the first message to the end?',
			'What do you ask somebody new before you give them your time?',
		],
		test: [
			'What became of each of the last ten inquiries?',
			'How much time went into inquiries last week, and whose was it?',
		],
	},
} as const satisfies Problem;
