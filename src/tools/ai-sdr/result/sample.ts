import type { SdrOutput } from '../contract.ts';

/** A complete campaign, for tests of the views. No two texts are the same. */
export const sampleOutput: SdrOutput = {
	sdrCampaign: {
		campaignOverview: {
			campaignName: 'Pellworth: a call before June',
			targetPersona: 'Noor Vandersteen, Operations Director of a roofing contractor',
			primaryGoal: 'A discovery call before the storm season',
			estimatedTimeline: '9 working days: 1 email, 1 LinkedIn note, 1 call, 1 video, 1 card',
			expectedOutcomes: ['A date for the call', 'Or the name of who owns the phones'],
			successMetrics: ['Answers for each touchpoint'],
		},
		leadScoring: {
			overallScore: 'B',
			priorityLevel: 'High',
			qualificationCriteria: [
				{ criteria: 'Industry fit', weight: 'High', assessment: 'Met. Roofing stands in your focus.' },
				{ criteria: 'Authority', weight: 'High', assessment: 'Partly (0.5). Ask who signs.' },
				{ criteria: 'Need', weight: 'High', assessment: 'Unknown. Ask how many calls ring out.' },
				{ criteria: 'Company size', weight: 'Low', assessment: 'Not met. You serve smaller firms.' },
				{ criteria: 'Proof', weight: 'Medium', assessment: 'One client with figures' },
			],
			recommendedApproach: 'Learn the number of missed calls first.',
			calculation: '4.5 of 8 known points give a B.',
		},
		leadProfile: {
			companyAnalysis: 'A contractor of 51 to 200 people; their phone system is not given',
			roleAssessment: 'Runs the crews; [confirm who runs the office]',
			engagementStrategy: 'Ask about the last storm before anything else',
			likelyPainPoints: [
				'Typical of roofers, ask: does the phone ring out after hail?',
				'Given: nobody answers at night',
			],
			businessPriorities: ['Unknown: target for response times', 'Crews booked by May'],
		},
		outreachSequence: [
			{
				touchpoint: 1,
				channel: 'email',
				timing: 'Day 1',
				objective: 'Test the need',
				subject: 'Calls after a storm',
				message: 'Hello Noor,\n\nwho answers when it hails at night?\n\nNightline Desk, [add postal address]',
				personalizationNotes: ['Look up the last storm'],
				callToAction: 'Answer with one number',
				followUpStrategy: 'Silence: note on day 3',
			},
			{
				touchpoint: 2,
				channel: 'linkedin',
				timing: 'Day 3 (2 days later)',
				objective: 'Become a known face',
				subject: '',
				message: 'Noor, Dario Finch named you. Shall we connect?',
				personalizationNotes: [],
				callToAction: 'Accept the invitation',
				followUpStrategy: 'Ring either way',
			},
			{
				touchpoint: 3,
				channel: 'phone',
				timing: 'Day 5 (2 days later)',
				objective: 'Hear how a night call ends',
				subject: '',
				message: 'Opener: may I say why I ring?',
				personalizationNotes: ['[add phone number]'],
				callToAction: 'Agree a date',
				followUpStrategy: 'No answer: one voicemail',
			},
			{
				touchpoint: 4,
				channel: 'video',
				timing: 'Day 8 (3 days later)',
				objective: 'Show one booking',
				subject: 'Forty seconds',
				message: 'Here is a photo request on a phone.',
				personalizationNotes: ['Record it on their website'],
				callToAction: 'Watch it once',
				followUpStrategy: 'Watched: ring the same day',
			},
			{
				touchpoint: 5,
				channel: 'other',
				timing: 'In the second week',
				objective: 'Close politely',
				subject: '',
				message: 'This is my last message.',
				personalizationNotes: ['By hand'],
				callToAction: 'Name a month',
				followUpStrategy: 'Then stop',
			},
		],
		channelStrategy: {
			email: {
				approach: 'Two short letters',
				bestPractices: ['Plain text'],
				subjectLineVariants: ['After the hail'],
				timing: 'In office hours',
			},
			linkedin: {
				connectionStrategy: 'Name Dario Finch',
				approach: 'Everything by hand',
				messagingFlow: ['First the note'],
				contentEngagement: 'Comment with a fact only',
			},
			phone: {
				approach: 'One question',
				talkTracks: ['If calls ring out: what does one cost?'],
				objectionHandling: ['No time: when may I ring?'],
				voicemailScript: 'Callum Adeyemi here, with one question.',
			},
		},
		responseHandling: {
			positiveResponses: {
				interestedButNotReady: 'Which month suits you?',
				readyToMeet: 'Here are two times: [add times].',
				needsMoreInfo: 'Is it set-up or price you ask about?',
			},
			objections: [
				{ objection: 'We have a service', response: 'Which calls does it pass on?', followUp: 'Compare one night' },
			],
			noResponse: {
				strategy: 'A new reason each time',
				escalationTactics: ['Ask Dario Finch for a word'],
				breakupSequence: 'Day 10 is the last',
			},
		},
		personalizationTactics: {
			companyResearch: ['Is there a night number on their site?'],
			industryInsights: ['Typical of contractors, ask: do estimators call back?'],
			roleSpecificApproaches: ['Speak of crews'],
			valueHypotheses: ['If [add missed calls] ring out, each is an inspection'],
		},
		campaignOptimization: {
			abtestingIdeas: [
				{ element: 'Subject', variant_a: 'Storm calls', variant_b: 'Hail at night', hypothesis: 'A scene is recalled' },
			],
			performanceTracking: ['Replies by touchpoint'],
			iterationStrategy: 'Judge after twenty leads',
		},
		successTips: ['Write down the number you hear'],
		complianceNotes: [
			'US: postal address in each email',
			'UK: companies may opt out',
			'EU: say where the address is from',
		],
	},
};
