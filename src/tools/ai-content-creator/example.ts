import type { ContentInput } from './contract.ts';

/** One realistic input, for "Fill with an example". All people and companies are made up. */
export const example: ContentInput = {
	contentGoals: 'Fill the Saturday repair class, 10 seats a month. Get people to mend a bike before they replace it.',
	platforms: ['Instagram', 'Facebook', 'YouTube'],
	brandInfo: {
		name: 'Spoke & Kettle',
		industry: 'Other',
		description:
			'Bicycle workshop with a coffee bar in a former bakery. We repair commuter bikes within two working days. Mechanic Ines Varga teaches a Saturday class on punctures, brakes and gears.',
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
	callToActions: 'Book a seat in the Saturday class; Send us a photo of the part that worries you',
	hashtagStrategy: '#LeedsByBike, few tags',
	visualStyle: 'Close-ups of hands and parts, daylight, no filters',
	contentPillars: 'Mend it yourself; Inside the workshop; Riding to work',
	competitorAnalysis: 'The chain store posts discounts every day and never shows a mechanic.',
	seasonalContent: 'Clocks go back at the end of October: lights. First frost: tyres.',
	engagementGoals: '5 photos a week sent in by riders; answer each comment within a day',
};
