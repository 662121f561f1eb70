import type { Industry } from '../industry.ts';

export const carDealers = {
	id: 'car-dealers',
	name: 'Car dealers',
	aliases: [
		'car dealership',
		'car dealers',
		'auto dealerships',
		'auto dealers',
		'used car dealers',
		'automotive dealers',
		'motor dealers',
		'dealerships',
		'auto sales',
	],
	many: 'car dealers',
	one: 'a car dealership',
	words: [
		'test drive',
		'trade-in',
		'F&I',
		'lot',
		'demo',
		'service lane',
		'desking',
		'deal jacket',
		'aged stock',
		'BDC',
	],
	tasks: [
		{
			name: 'internet leads at night',
			hurts: 'A buyer asks about one car at night and gets a note about a different one.',
			question: 'What does a buyer read first after asking about a car on your site?',
			owner: 'internet sales manager',
		},
		{
			name: 'no-shows for test drives',
			hurts: 'The car is washed and parked in front, and the buyer does not come.',
			question: 'What does a buyer hear from you between booking and test drive?',
			owner: 'sales agent',
		},
		{
			name: 'service due letters',
			hurts: 'Buyers get the first service elsewhere, because the letter reads like any other.',
			question: 'How does a buyer come to book the first service?',
			owner: 'service manager',
		},
		{
			name: 'trade-in values',
			hurts: 'The buyer has a price from the internet, and the appraisal takes an hour.',
			question: 'How is the price for a trade-in found, and who explains it?',
			owner: 'used-car manager',
		},
		{
			name: 'aged stock',
			hurts: 'A car has stood on the lot for months, and its pictures still show snow.',
			question: 'Who looks at the car that has stood longest, and what do they change?',
			owner: 'used-car manager',
		},
		{
			name: 'papers for the deal',
			hurts: 'The buyer waits in the showroom, because one proof of income is missing.',
			question: 'Which papers hold up a signing, and when are they asked for?',
			owner: 'finance manager',
		},
	],
	buyers: [
		{ role: 'general manager', cares: 'cars that move and buyers who return' },
		{ role: 'internet sales manager', cares: 'leads that are answered by name' },
		{ role: 'service manager', cares: 'a lane that is full in quiet weeks' },
	],
	signs: 'The general manager or dealer principal signs; makers set some systems.',
	tools: ['CDK', 'Reynolds and Reynolds', 'VinSolutions', 'DealerSocket', 'Xtime', 'Autotrader'],
	seasons: [
		'Plate changes in March and September move UK sales.',
		'Tax refunds bring used-car buyers in early spring in the US.',
	],
	mayNotClaim: [
		'Prices and finance terms in advertisements must be complete under FTC or FCA rules.',
		"Credit data must be guarded under the FTC's Safeguards Rule in the US.",
	],
} satisfies Industry;
