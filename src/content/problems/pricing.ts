import type { Problem } from '../problem.ts';

export const pricing = {
	id: 'pricing',
	name: 'prices and what a job costs',
	near: ['quoting', 'late-figures'],
	detect: [
		{
			pattern:
				/\b(?:prices?|rates?|margins?|jobs?)\b[^.;\n]{0,40}\b(?:too low|too cheap|guess(?:ed|work)|los(?:e|es|ing) money|gut feeling|out of date|not adjusted|thin)\b/i,
			finds: [
				'Our prices are too low',
				'rates are too cheap',
				'prices are guessed',
				'Every price is guesswork',
				'some jobs lose money',
				'one job loses money',
				'two jobs are losing money',
				'The price is a gut feeling',
				'rates are out of date',
				'Prices are not adjusted to demand',
				'margins are thin',
			],
			leaves: ['The price list hangs by the door', 'jobs are booked by phone'],
		},
		{
			pattern:
				/(?:\bnot|n't|\bnobody|\bno one) knows? (?:which|what) (?:\w+ )?(?:jobs?|orders?|products?|clients?|customers?) (?:\w+ )?(?:makes?|earns?|brings?|costs?)\b/i,
			finds: [
				'we don’t know which jobs make money',
				'no one knows what an order brings',
				'they do not know which orders earn',
				'which product: nobody knows which product costs what',
				'nobody knows which client really earns',
				'nobody knows which customer cost most',
			],
			leaves: ['Nobody knows which jobs are open'],
		},
		{
			pattern: /\b(?:nobody|no one|never|not) (?:updates?|adjusts?|keeps?) (?:\w+ )?prices?\b/i,
			finds: [
				'nobody updates the prices',
				'no one keeps the price list up to date',
				'they never adjust prices',
				'we do not update the price',
			],
			leaves: ['He updates the app'],
		},
		{
			pattern: /\b(?:know|see|tell) (?:if|whether) (?:\w+ )?(?:jobs?|tours?|orders?|projects?) (?:makes?|earns?)\b/i,
			finds: [
				"they don't know if the tour makes money",
				'we never see whether a job earns anything',
				'we cannot tell if orders make money',
				'to know if each project makes money',
			],
			leaves: ['I know if it rains'],
		},
	],
	sentences: {
		workflow: [
			'How did you arrive at the last price you gave a customer?',
			'How do you find out what a product or a piece of work cost you in the end?',
		],
		test: [
			'How much of what you sold last year earned you less than planned, as far as you know?',
			'When did you last change a price, and what made you do it?',
		],
	},
} as const satisfies Problem;
