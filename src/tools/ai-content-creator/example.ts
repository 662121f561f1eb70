import { type ContentInput, contract } from './contract.ts';

/** One realistic input, for "Fill with an example". All people and companies are made up. */
export const example: ContentInput = contract.input.parse({
	contentGoals: 'Fill the Saturday repair class, 10 seats a month. Get people to mend a bike before they replace it.',
	platforms: ['Instagram', 'Facebook', 'YouTube'],
	brandInfo: {
		name: 'Spoke & Kettle',
		industry: 'Other',
		description:
			'We mend commuter bikes in a former bakery with a coffee bar. Mechanic Ines Varga teaches a Saturday class on punctures, brakes and gears.',
		values: 'Repair before replace; prices on the wall; no question is silly',
	},
	targetAudience: {
		demographics: 'People in Leeds who ride to work, mostly 25 to 45',
		interests: 'Cycling to work, coffee, fixing things',
		challenges:
			'Brakes squeal and nobody knows why. They fear being laughed at in a bike shop. A puncture makes them late for work.',
		platforms: 'Instagram in the evening, Facebook at lunch',
	},
	contentThemes: 'Punctures, brakes, winter riding, choosing a lock',
	postingFrequency: '3 times per week',
	contentTypes: [
		'Tips & Tutorials',
		'Behind-the-Scenes',
		'Polls & Questions',
		'Product Showcases',
		'Case Studies',
		'Carousel Posts',
		'Stories & Reels',
	],
	brandVoice: 'Friendly & Conversational',
	industryFocus: 'Bicycle repair',
	callToActions:
		'Book a seat in the Saturday class: https://spokeandkettle.example/class; Send us a photo of the part that worries you',
	hashtagStrategy: '#LeedsByBike, few tags',
	visualStyle: 'Close-ups of hands and parts, daylight, no filters',
	contentPillars: 'Mend it yourself; Inside the workshop; Riding to work',
	competitorAnalysis: 'The chain store posts discounts every day and never shows a mechanic.',
	seasonalContent: 'Clocks go back at the end of October: lights. First frost: tyres.',
	engagementGoals: '5 photos a week sent in by riders; answer each comment within a day',
	firstDay: '7 December 2026',
	timeZone: 'Europe/London',
	answers: {
		question1: {
			first: 'Can I ride on a tyre that has a crack in it?',
			rest: 'To the workshop, yes. A crack in the side of the tyre opens further each time you pump it up. If you can see threads, walk.',
		},
		question2: {
			first: 'Why do my brakes squeal in the rain?',
			rest: 'Water takes the grip from the rim, and the pad begins to shake. Wipe the rim and the pad with a dry cloth. If it still squeals when dry, the pad stands crooked.',
		},
		mistake1: {
			first: 'People spray oil on the whole chain and leave it there.',
			rest: 'Put one drop on each link. Turn the pedals backwards for a minute. Then wipe off all that you can see.',
		},
		mistake2: {
			first: 'A new lock is put through the front wheel, and the frame is gone in the evening.',
			rest: 'Lock the frame first and the back wheel with it. The front wheel comes home with you or gets a lock of its own.',
		},
		opinion1: {
			first: 'A cheap helmet that you wear is better than a good one in the hall.',
			rest: 'Both pass the same test before they may be sold. The rest of the price is weight and air.',
		},
		steps1: {
			first: 'What we do with a bike that squeaks',
			rest: 'We ride it round the block and listen.\nWe turn the pedals by hand with the wheel off the ground.\nWe take out the one part that makes the noise.\nYou get the old part back in a bag.',
		},
		story1: {
			first: 'The bike from the canal',
			rest: 'A student brought a bike that had been in the canal for a winter.\nInes took it apart on a Saturday with six people watching.\nThe wheels were lost, and the frame has been on the road again since May.',
		},
		check1: {
			first: 'Press the back brake and push the bike forward with your whole weight.',
			rest: 'If the wheel still turns, the cable is too long or the pad is worn.',
		},
		scene1: {
			first: 'At nine the first coffee goes to whoever brings a bike.',
			rest: 'You tell us what it does and when, and we write it on the label.',
			picture: 'a handwritten label on a handlebar, with a cup beside it',
		},
		dated1: {
			date: '21 December',
			first: 'Charge your lights on the evening before 21 December, the longest night of the year.',
			rest: 'A light that blinks twice when you switch it on has less than an hour left.',
		},
		result1: {
			first: 'In the Saturday class 38 of 41 people mended their own puncture in under 20 minutes.',
			rest: 'Each of them brings the wheel from home, so the hole is a real one.',
		},
		offer1: {
			first: 'We repair commuter bikes within two working days.',
			rest: 'You bring the bike before work and get a price by ten. We change nothing that you did not agree to.',
		},
	},
});
