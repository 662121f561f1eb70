import type { SalesCallInput, SalesCallOutput } from '../contract.ts';

/** A call and an analysis of it for the tests of the views: each text says something of its own. */

export const sampleTranscript = [
	'[00:00:05] Dana: Thanks for making the time, Priya.',
	'[00:00:09] Priya: We had 412 missed calls in February.',
	'[00:00:21] Dana: What does it cost you?',
	'[00:00:30] Priya: Tom signs anything that touches all six practices.',
	'[00:00:41] Priya: We open the seventh practice on the first of June.',
	'[00:00:52] Dana: Can we meet on Tuesday?',
	'[00:01:02] Priya: Tuesday works. What happens when it gets something wrong?',
].join('\n');

export const sampleInput: SalesCallInput = {
	callTranscript: sampleTranscript,
	callType: 'Discovery Call',
	callObjective: 'Agree a second meeting',
	participantRoles: { salesPerson: 'Dana', prospect: 'Priya', others: '' },
	callDuration: '15 minutes',
	prospectInfo: {
		companyName: 'Hartwell Dental Group',
		industry: '',
		companySize: '',
		prospectRole: 'Operations Director',
	},
	salesPersonInfo: { name: '', experience: '', territory: '' },
	dealStage: '',
	productOffering: '',
	analysisGoals: '',
	competitorMentions: '',
	budgetDiscussed: '',
	timelineDiscussed: '',
	speakerRoles: [],
};

export const sampleOutput: SalesCallOutput = {
	callAnalysis: {
		callSummary: {
			overallScore: 6.4,
			callType: 'Discovery Call',
			duration: 'One minute by its time marks',
			outcome: 'A second meeting was agreed',
			keyHighlights: ['The missed calls were counted', 'Nobody named an amount'],
		},
		qualificationAnalysis: {
			dealProbability: 58,
			overallQualification: 'Worth a second call',
			bantScore: {
				budget: {
					score: 0,
					assessment: 'Not discussed. No amount came up',
					evidence: [],
					nextQuestion: 'What did the old service cost a month?',
				},
				authority: {
					score: 4,
					assessment: 'The person who signs is named',
					evidence: ['Tom signs anything that touches all six practices.'],
					nextQuestion: 'Can Tom join on Tuesday?',
				},
				need: {
					score: 9,
					assessment: 'Counted and personal',
					evidence: ['We had 412 missed calls in February.'],
					nextQuestion: '',
				},
				timeline: {
					score: 6,
					assessment: 'A date with a reason',
					evidence: ['We open the seventh practice on the first of June.'],
					nextQuestion: 'Which week must it run?',
				},
			},
			riskFactors: ['The person who signs has not heard the case (line 4).'],
		},
		talkTimeAnalysis: { prospectTalkTime: 56.1, salesPersonTalkTime: 43.9, questionCount: 2, listeningScore: 7 },
		sentimentAnalysis: {
			overallSentiment: 'Positive',
			prospectEngagement: 'She brought figures unasked',
			interestLevel: 'High: she took the first slot',
			trustLevel: 'Medium: she doubts its reliability',
		},
		prospectInsights: {
			painPoints: [
				{ painPoint: 'Calls go unanswered', severity: 'High: it was counted', urgency: 'Not discussed' },
				{ painPoint: 'Voicemail stays empty', severity: 'Only hinted at', urgency: 'Before June' },
			],
			buyingSignals: ['She asked how it fails'],
			concerns: ['Whether it makes mistakes'],
		},
		conversationAnalysis: {
			strengths: [
				{ area: 'Closing for a step', impact: 'The date stood one turn later', description: 'A day was offered' },
			],
			areasForImprovement: [
				{
					area: 'Following the figure',
					impact: 'High',
					issue: 'The count was left standing',
					recommendation: 'Ask what one missed call is worth',
				},
			],
			missedOpportunities: ['Line 2: what happens to the callers?'],
		},
		objectionAnalysis: {
			objectionsRaised: [
				{
					objection: '“What happens when it gets something wrong?” (line 7)',
					category: 'Reliability',
					handlingEffectiveness: 'Good',
					salesPersonResponse: 'A promise to show it',
					improvedResponse: '‘Who would notice first?’',
				},
				{
					objection: 'It could fail on Mondays',
					category: 'Proof',
					handlingEffectiveness: 'Ignored',
					salesPersonResponse: 'Nothing was answered',
					improvedResponse: '‘Let us test a Monday.’',
				},
			],
		},
		nextSteps: {
			immediateActions: [{ priority: 'High', action: 'Send the invitation', timeline: 'Today', owner: 'Dana' }],
			followUpStrategy: {
				timing: 'One message before Tuesday',
				method: 'Email, then a call [add number]',
				agenda: 'Their own February',
				materials: ['A one-page sum'],
			},
		},
		coachingRecommendations: {
			skillDevelopment: [
				{
					skill: 'Staying with a pain',
					currentLevel: 'One question after it',
					targetLevel: 'Three questions in a row',
					developmentActions: ['Write two questions for line 2'],
					resources: ['Lines 2 to 4 of this call'],
				},
			],
			strategicAdvice: ['Let her put a price on a missed call'],
		},
		dealProgression: {
			currentStage: 'Qualification',
			nextMilestone: 'Tuesday with Tom',
			closeRisk: 'Medium: no money was named',
			accelerationOpportunities: ['Bring the opening date forward'],
		},
		ledger: [
			{
				kind: 'price',
				label: '£32 a month',
				note: '',
				quote: 'It is thirty-two a month for each van.',
				line: 25,
				speaker: 'Nadia Okafor',
			},
			{
				kind: 'price',
				label: '£352 a month',
				note: '',
				quote: 'It is thirty-two a month for each van.',
				line: 25,
				speaker: 'Nadia Okafor',
			},
			{
				kind: 'decider',
				label: 'Beth',
				note: 'not on the call',
				quote: 'I would have to ask Beth.',
				line: 30,
				speaker: 'Owen Marsh',
			},
			{ kind: 'timing', label: '', note: '', quote: 'Before the season starts.', line: 33, speaker: 'Owen Marsh' },
		],
		measurements: {
			basis: 'words',
			basisNote: 'Counted by words: the turns have no end',
			words: 57,
			turns: 6,
			sides: [
				{
					role: 'salesperson',
					names: ['Dana'],
					words: 25,
					share: 43.9,
					questions: 2,
					longestMonologue: { words: 7, seconds: null, line: 1 },
					fillerWords: 0,
					fillerWordsPer100: 0,
					wordsPerMinute: null,
					interruptions: null,
				},
				{
					role: 'prospect',
					names: ['Priya'],
					words: 32,
					share: 56.1,
					questions: 1,
					longestMonologue: { words: 18, seconds: null, line: 4 },
					fillerWords: 0,
					fillerWordsPer100: 0,
					wordsPerMinute: null,
					interruptions: null,
				},
			],
			speakerSwitches: { value: 5, unit: 'switches', how: 'between neighbouring turns' },
			switchRate: { value: 8.8, unit: 'per 100 words', how: '5 switches in 57 words' },
			patience: { value: null, unit: 'seconds', how: 'no turn has an end time' },
		},
		scoring: {
			overall: [
				{ part: 'Qualification', value: 4.8, reason: '19 of 40 points' },
				{ part: 'Listening', value: 8, reason: '' },
			],
			dealProbability: [
				{ part: 'From BANT', value: 48, reason: 'points times 2.5' },
				{ part: 'Dated step', value: 10, reason: 'on Tuesday' },
			],
			listening: [
				{ part: 'Start', value: 10, reason: 'of ten' },
				{ part: 'Few questions', value: -3, reason: 'two were asked' },
			],
			note: 'Rules of thumb of ours',
		},
		assumptions: ['Dana is taken to sell'],
	},
};
