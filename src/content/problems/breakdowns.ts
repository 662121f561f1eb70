import type { Problem } from '../problem.ts';

export const breakdowns = {
	id: 'breakdowns',
	name: 'machines and equipment that fail',
	near: ['where-it-stands', 'delays'],
	detect: [
		{
			pattern:
				/\b(?:machines?|machinery|equipment|compressors?|vans?|boilers?|pumps?|lifts?|tools|printers?|vehicles?|ovens?)\b[^.;\n]{0,30}\b(?:breaks? down|breakdowns?|broken|fails?|stands? still|out of order|not serviced|defect(?:ive)?)\b|\bbreakdowns\b|\bbreaks down\b/i,
			finds: [
				'machines break down',
				'machinery fails',
				'equipment fails',
				'compressors fail',
				'vans fail',
				'boilers fail',
				'pumps fail',
				'a lift is out of order',
				'tools are broken',
				'printers fail',
				'vehicles stand still',
				'the oven is defect',
				'a machine breakdown',
				'the machines are not serviced',
				'surprising breakdowns',
				'The chipper breaks down and the day is lost',
			],
			leaves: ['The pump works'],
		},
	],
	sentences: {
		workflow: [
			'What happens from the moment something breaks down until it works again?',
			'Who looks after the equipment, and where is that written down?',
		],
		test: [
			'What stood still last month, if anything, and for how long?',
			'What did the last breakdown cost you, in money and in hours?',
		],
	},
} as const satisfies Problem;
