import type { Problem } from '../problem.ts';

export const advertising = {
	id: 'advertising',
	name: 'advertising and what it brings',
	near: ['few-customers', 'texts'],
	detect: [
		{
			pattern:
				/\b(?:ads?|advertising|adverts?|marketing|campaigns?)\b[^.;\n]{0,60}\b(?:know|works?|brings?|nothing|waste[ds]?|expensive|results?)\b|\b(?:paid|google|facebook) ads\b|\blead generation\b/i,
			finds: [
				'They pay for ads but do not know which student came from where',
				'our advertising is expensive',
				'nobody sees if an advert works',
				'the marketing brings nobody',
				'the campaign led to nothing',
				'money is wasted, money for ads is wasted',
				'ads without results',
				'Paid ads for gyms',
				'Google Ads',
				'facebook ads for plumbers',
				'lead generation for roofers',
			],
			leaves: ['He adds sugar', 'A campaign in Gaul'],
		},
	],
	sentences: {
		workflow: [
			'Where do you advertise today, if anywhere, and who looks after it?',
			'How do you find out what made somebody get in touch with you?',
		],
		test: [
			'What did you spend on advertising in the last three months, and what came of it?',
			'Of the last five people who got in touch with you, how many came through an advert, as far as you know?',
		],
	},
} as const satisfies Problem;
