import type { Problem } from '../problem.ts';

export const fewCustomers = {
	id: 'few-customers',
	name: 'too few new customers',
	near: ['lead-quality', 'texts'],
	detect: [
		{
			pattern:
				/\b(?:too few|not enough|no new|hardly any|needs? more|(?:getting|find|win) (?:new|more)) (?:\w+ ){0,2}(?:customers?|clients?|leads|bookings|inquiries|orders|guests|members|patients|students)\b/i,
			finds: [
				'Too few customers in winter',
				'not enough clients',
				'There are no new leads',
				'hardly any bookings on weekdays',
				'She needs more inquiries',
				'it is hard getting new orders',
				'They cannot find more guests',
				'How to win new members',
				'too few new patients',
				'not enough students',
			],
			leaves: ['They need more chairs', 'No new boiler'],
		},
		{
			pattern:
				/\b(?:word of mouth|(?:rel(?:y|ies)|depends?) on referrals|empty (?:diary|calendar|tables|seats|rooms))\b/i,
			finds: [
				'All work comes by word of mouth',
				'They rely on referrals',
				'he relies on referrals',
				'the firm depends on referrals',
				'An empty diary in January',
				'empty calendar',
				'empty tables on Tuesdays',
				'empty seats',
				'empty rooms in winter',
			],
			leaves: ['An empty fridge'],
		},
		{
			pattern: /\b(?:lead generation|customer acquisition|(?:nobody|no one) (?:finds|knows) (?:us|them))\b/i,
			finds: ['lead generation', 'High customer acquisition cost', 'no one finds them', 'nobody knows us in town'],
			leaves: ['Nobody knows why'],
		},
		{
			pattern: /\b(?:weekdays|mornings|afternoons|tables|rooms|seats|chairs)\b[^.;\n]{0,40}\b(?:empty|unsold)\b/i,
			finds: [
				'Weekdays are empty',
				'mornings stay empty',
				'afternoons are half empty',
				'tables stand empty',
				'rooms are empty in March',
				'seats are unsold',
				'chairs are empty',
			],
			leaves: ['Mornings are cold'],
		},
		{
			pattern: /\bads (?:\w+ )?(?:cost (?:a fortune|too much)|do not work|bring nothing)\b/i,
			finds: ['Google Ads cost a fortune', 'our ads cost too much', 'ads do not work', 'the ads bring nothing'],
			leaves: ['Ads for boats'],
		},
		{
			pattern:
				/\b(?:website|ads?|advertising|flyers|shop)\b[^.;\n]{0,20}(?:\bnot|n't|\bnothing|\bno) (?:bring|bringing|work|working|\w+ customers|customers)\b/i,
			finds: [
				'the website is not bringing any customers',
				'advertising is not working',
				'the shop has no customers',
				'the website does nothing bring',
				'flyers bring no new customers',
				'ads don’t work',
			],
			leaves: ['The website is not red'],
		},
		{
			pattern: /\b(?:half[- ]|too )empty (?:courses?|class(?:es)?|rooms?|tours?)\b/i,
			finds: ['a half empty class', 'too empty rooms', 'a half-empty tour', 'a half-empty course'],
			leaves: ['An empty glass'],
		},
		{
			pattern:
				/\bno time for (?:marketing|acquisition|sales)\b|\bempty (?:mondays|tuesdays|wednesdays|thursdays|weekdays)\b|\b(?:mondays|tuesdays|wednesdays|thursdays) are (?:\w+ )?(?:empty|dead|quiet|slow)\b/i,
			finds: [
				'no time for marketing',
				'no time for acquisition',
				'no time for sales',
				'empty mondays',
				'empty tuesdays',
				'empty Wednesdays',
				'empty Thursdays',
				'empty weekdays',
				'Mondays are dead',
				'Tuesdays are very quiet',
				'Wednesdays are slow',
				'Thursdays are empty',
			],
			leaves: ['Mondays are busy'],
		},
	],
	sentences: {
		workflow: [
			'How did the last five people who came to you hear of you?',
			'What did you do last month to be found, and who did it?',
			'What do people want to know before they choose you?',
		],
		test: [
			'How many new people came to you in each of the last three months?',
			'What have you tried in the last year to become better known, and what came of it?',
			'How much more work could you have done last month, if it had come in?',
		],
	},
} as const satisfies Problem;
