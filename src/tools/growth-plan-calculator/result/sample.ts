import type { GrowthPlanInput, GrowthPlanOutput } from '../contract.ts';

/** A call and a plan for the tests of the views: each text says something of its own. */

const transcript = [
	'[00:00:04] Noor: You wrote that jobs are done twice.',
	'[00:00:11] Pilar: Every week about 9 visits have to be repeated.',
	'[00:00:25] Noor: What does one cost you?',
	'[00:00:31] Pilar: A second visit costs us €140 in wages and fuel.',
	'[00:00:44] Pilar: That is a lot for something that we have not seen.',
	'[00:00:58] Noor: Would Thursday suit you?',
	'[00:01:05] Pilar: Thursday at 10 works for us.',
].join('\n');

export const sampleInput: GrowthPlanInput = {
	fullName: 'Noor Haddad',
	companyName: 'Vantwerk',
	clientCompanyName: 'Ostrowski Heating',
	clientIndustry: 'HVAC contractor',
	prospectsName: 'Pilar Ostrowski',
	prospectsJobTitle: 'Managing Director',
	callTranscript: transcript,
	speakerRoles: [],
	yourSkillset: 'Ticket intake',
	yourExperience: 'Six years as a dispatcher',
	links: '',
	caseStudy1ClientName: 'Brunnhof Plumbing',
	caseStudy1Outcome: '',
	caseStudy1Challenge: '',
	caseStudy1Solution: '',
	caseStudy1Result: '',
	caseStudy1Timeframe: '',
	caseStudy2ClientName: '',
	caseStudy2Outcome: '',
	caseStudy2Challenge: '',
	caseStudy2Solution: '',
	caseStudy2Result: '',
	caseStudy2Timeframe: '',
	caseStudy3ClientName: '',
	caseStudy3Outcome: '',
	caseStudy3Challenge: '',
	caseStudy3Solution: '',
	caseStudy3Result: '',
	caseStudy3Timeframe: '',
	answers: {
		problem: '',
		goal: '',
		measure: '',
		cost: '',
		phase1: '',
		phase1Dates: '',
		phase2: '',
		investment: '',
		nextSteps: '',
		caseReason: '',
	},
};

export const sampleOutput: GrowthPlanOutput = {
	growthPlan: {
		executiveSummary: {
			prospectOverview: 'A heating firm whose visits are made twice',
			primaryOpportunity: 'Fewer second visits',
			keyInsights: ['Nobody pays for a second visit', 'The cost was worked out'],
			proposedApproach: 'Begin with five technicians',
			expectedImpact: {
				revenueImpact: '9 × €140 = €1,260 a week',
				timeline: 'Four weeks of trial',
				competitiveAdvantage: 'Not discussed',
			},
		},
		discoveryInsights: {
			callAnalysis: {
				conversationFlow: 'Figures first, then the doubt',
				decisionMakingStyle: 'Wants to see it work',
				communicationPreferences: 'By telephone',
				buyingSignals: ['“Thursday at 10 works for us.” (line 7)'],
				hesitationPoints: ['“That is a lot for something that we have not seen.” (line 5)'],
			},
			painPoints: [
				{
					issue: 'Visits are repeated',
					urgency: 'High',
					impact: 'Nine trips a week earn nothing',
					costOfInaction: '€1,260 in each week',
					evidenceFromCall: '“Every week about 9 visits have to be repeated.” (line 2)',
					rootCause: 'The part stays in the depot',
					stakeholderImpact: 'The technicians',
				},
				{
					issue: 'Trips cost money',
					urgency: 'Medium',
					impact: 'Wages and fuel are lost',
					costOfInaction: '[add trips per month]',
					evidenceFromCall: '“A second visit costs us €140 in wages and fuel.”',
					rootCause: 'To be found out',
					stakeholderImpact: 'The owner',
				},
				{
					issue: 'The telephone rings',
					urgency: 'Low',
					impact: 'Hours in the office',
					costOfInaction: 'Not counted',
					evidenceFromCall: '',
					rootCause: 'Thin tickets',
					stakeholderImpact: 'Dispatch',
				},
			],
			goals: [
				{
					objective: 'From nine to three',
					timeline: 'By October',
					successMetrics: 'Second visits a week',
					stakeholders: 'Pilar and her brother',
					businessJustification: 'Contracts were lost',
				},
			],
			currentState: { Technicians: 'Twenty-two', Approval: 'Her brother looks after the money' },
		},
		strategicRecommendations: {
			phase1Foundation: {
				duration: 'Weeks 1 to 4',
				objectives: ['A first count of visits'],
				keyInitiatives: [
					{
						initiative: 'Ask four questions',
						description: 'At the first call',
						businessJustification: 'It answers the thin tickets',
						timeline: 'From week 1',
						deliverables: ['A list of questions'],
					},
				],
				milestones: ['The count is read together'],
			},
			phase2Growth: { duration: 'Weeks 5 to 8', objectives: ['All technicians work with it'] },
			phase3Scale: { duration: 'From October', objectives: ['Keep it at three'] },
		},
		valueProposition: {
			businessCase: {
				problemStatement: 'Trips that nobody pays',
				proposedSolution: 'A parts list before the trip',
				expectedROI: '[add hours saved] × wage',
				paybackPeriod: '€4,800 ÷ €840 a week',
				riskReduction: 'Only five begin',
			},
		},
		nextSteps: {
			immediateActions: [
				{ action: 'Send the invitation', owner: 'Noor Haddad', timeline: 'Today', purpose: 'Promised on the call' },
			],
			proposalOutline: {
				scopeOfWork: 'Intake, parts list and training',
				investmentRange: '€4,800 once, €650 a month',
				deliverables: ['A report on the trial'],
			},
		},
		objectionHandling: {
			anticipatedConcerns: [
				{
					concern: 'It is dear for something unseen',
					response: 'Count the visits in a trial',
					evidence: 'Brunnhof counted too',
					prevention: 'Show it on their own tickets',
				},
			],
		},
		credibilityBuilders: {
			relevantCaseStudies: [
				{
					clientProfile: 'Brunnhof Plumbing',
					challenge: 'A quarter of trips made twice',
					solution: 'Photos in each ticket',
					results: 'From 11 to 4',
					timeline: 'Ten weeks',
					relevanceReason: 'The same missing parts',
				},
			],
			expertiseAlignment: {
				skillsMatchToNeeds: 'Ticket intake serves the thin tickets',
				uniqueValueProposition: 'A dispatcher for six years',
			},
		},
		implementationRoadmap: {
			quickWins: [
				{ action: 'Count the visits by hand', timeline: 'This week', effort: 'Low', impact: 'A first figure' },
			],
			successFactors: ['Someone who approves the lists'],
		},
	},
};
