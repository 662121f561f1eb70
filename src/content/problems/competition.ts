import type { Problem } from '../problem.ts';

export const competition = {
	id: 'competition',
	name: 'others in the same trade',
	near: ['price-objections', 'few-customers'],
	detect: [
		{
			pattern:
				/\b(?:competitors?|competition|chains?|supermarkets?|online (?:shops?|stores|agents)|big (?:players?|firms|companies))\b[^.;\n]{0,30}\b(?:cheaper|undercut(?:s|ting)?|lower prices?|better known|everywhere|visible|tak(?:e|es|ing))\b/i,
			finds: [
				'a competitor undercuts us',
				'a supermarket has a lower price',
				'an online shop is cheaper',
				'online stores are cheaper',
				'online agents are visible',
				'big players are better known',
				'a big player is everywhere',
				'big firms are cheaper',
				'big companies are cheaper',
				'competitors are undercutting us',
				'chains take our clients',
				'a chain takes all',
				'competition is taking our orders',
			],
			leaves: ['Bicycle chains'],
		},
		{
			pattern: /\b(?:too much|strong|cheap|price|cut-?throat) compet(?:ition|itors)\b/i,
			finds: [
				'too much competition',
				'strong competitors',
				'cheap competitors from abroad',
				'price competition',
				'cutthroat competition',
			],
			leaves: ['A baking competition'],
		},
		{
			pattern: /\bnew competitors?\b/i,
			finds: ['New competitor opened across the street'],
			leaves: ['A new colleague'],
		},
	],
	sentences: {
		workflow: [
			'How do people choose between you and others, as far as you know?',
			'Where do you see what others in your trade offer and charge?',
		],
		test: [
			'How many people went to somebody else in the last few months, as far as you know, and why?',
			'What did the last few people say who came to you from somebody else?',
		],
	},
} as const satisfies Problem;
