import type { ContentOutput } from '../contract.ts';

/** A complete result, for tests of the views. */
export const sampleOutput: ContentOutput = {
	contentStrategy: {
		strategyOverview: {
			contentMission: 'Help people in Leeds who ride to work mend a bike themselves.',
			primaryGoals: ['Fill the Saturday repair class', 'Get bikes mended before they are replaced'],
			contentPillars: ['Mend it yourself', 'Inside the workshop', 'Riding to work'],
		},
		platformStrategies: [
			{
				platform: 'Instagram',
				postingFrequency: '3 times per week, 12 pieces',
				strategy: 'Cards to save, in the evening you named.',
				contentMix: { educational: 45, entertaining: 30, inspirational: 10, promotional: 15 },
			},
			{
				platform: 'Facebook',
				postingFrequency: 'Three a week as well, 12 pieces',
				strategy: 'Short posts that end in a question.',
				contentMix: { educational: 40, entertaining: 35, inspirational: 0, promotional: 25 },
			},
		],
		hashtagStrategy: {
			brandedHashtags: ['#SpokeAndKettle'],
			industryHashtags: ['#BicycleRepair', '#BikeMechanic'],
			communityHashtags: ['#LeedsByBike'],
			trendingHashtags: ['Look trends up on the day of posting.'],
		},
		contentCalendar: [
			{
				week: 1,
				theme: 'Mending it at home',
				contentPieces: [
					{
						title: 'A puncture before eight',
						platform: 'Facebook',
						contentType: 'Polls & Questions',
						optimalPostTime: 'Wednesday 12:30',
						content: 'The tyre is flat and the train leaves at ten past.\n\nDo you patch it or walk?',
						hashtags: ['#LeedsByBike'],
						callToAction: 'Answer below.',
					},
					{
						title: 'Why brakes squeal',
						platform: 'Instagram',
						contentType: 'Carousel Posts',
						optimalPostTime: 'Monday 19:00',
						content: 'Ask the pad first.\n\nCards:\n1. Wipe the rim.\n2. Sand the pad. [add a photo of a worn pad]',
						hashtags: ['#SpokeAndKettle', '#BicycleRepair'],
						callToAction: 'Save the cards.',
					},
					{
						title: 'The bench at nine',
						platform: 'Facebook',
						contentType: 'Behind-the-Scenes',
						optimalPostTime: 'Monday 09:30',
						content: 'Two wheels wait, one of them since Friday.',
						hashtags: [],
						callToAction: 'Guess which one is done first.',
					},
				],
			},
			{
				week: 2,
				theme: 'How the workshop works',
				contentPieces: [
					{
						title: 'Prices on the wall',
						platform: 'Instagram',
						contentType: 'Product Showcases',
						optimalPostTime: 'Early in the week',
						content: 'x'.repeat(2300),
						hashtags: ['#BikeMechanic'],
						callToAction: 'Come and read it.',
					},
				],
			},
			{ week: 3, theme: 'To work in the rain', contentPieces: [] },
			{ week: 4, theme: 'Goals again', contentPieces: [] },
		],
		contentTemplates: [
			{
				templateName: 'Symptom to cause',
				platform: 'Instagram',
				contentType: 'Tips & Tutorials',
				structure: 'What one hears; where to look; what to do about it',
				example: 'A click at every turn: look at the pedal thread, grease it, [add your own case].',
				useCases: ['Noises', 'Wear'],
			},
		],
		growthHacks: [
			{
				tactic: 'Answer photos in public',
				platform: 'Facebook',
				description: 'Each photo of a broken part gets a short answer under the post.',
				expectedImpact: 'More photos; count them after two weeks',
				implementation: 'Ines answers before opening hours',
			},
		],
		performanceTracking: {
			kpis: [
				{
					metric: 'Photos sent in',
					platform: 'Instagram and Facebook',
					target: '5 a week (your goal)',
					trackingFrequency: 'Weekly',
				},
				{
					metric: 'Seats booked',
					platform: 'All',
					target: '[add seats booked last month]',
					trackingFrequency: 'Every Monday',
				},
			],
		},
	},
};
