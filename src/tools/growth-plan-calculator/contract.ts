import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { fixed, section, speakerRoles, text, transcript } from '#tools/fields.ts';

/** What the member wrote or accepted for the client to read. */
const answers = section({
	problem: text(),
	goal: text(),
	measure: text(),
	cost: text(),
	phase1: text(),
	phase1Dates: text(),
	phase2: text(),
	investment: text(),
	nextSteps: text(),
	caseReason: text(),
});

const input = z.strictObject({
	fullName: text(),
	companyName: text(),
	clientCompanyName: text(),
	clientIndustry: text(),
	prospectsName: text(),
	prospectsJobTitle: text(),
	callTranscript: transcript(),
	speakerRoles: speakerRoles(),
	yourSkillset: text(),
	yourExperience: text(),
	links: text(),
	caseStudy1ClientName: text(),
	caseStudy1Outcome: text(),
	caseStudy1Challenge: text(),
	caseStudy1Solution: text(),
	caseStudy1Result: text(),
	caseStudy1Timeframe: text(),
	caseStudy2ClientName: text(),
	caseStudy2Outcome: text(),
	caseStudy2Challenge: text(),
	caseStudy2Solution: text(),
	caseStudy2Result: text(),
	caseStudy2Timeframe: text(),
	caseStudy3ClientName: text(),
	caseStudy3Outcome: text(),
	caseStudy3Challenge: text(),
	caseStudy3Solution: text(),
	caseStudy3Result: text(),
	caseStudy3Timeframe: text(),
	answers,
});

export type GrowthPlanInput = z.infer<typeof input>;

const line = (description: string) => z.string().describe(description);
const lines = (description: string) => z.array(z.string()).describe(description);
/** Optional: the screen has a placeholder for it. */
const named = (description: string) => z.string().optional().describe(description);

const executiveSummary = z.object({
	prospectOverview: named('Who the client is and what they said about their situation, in their own words and figures'),
	primaryOpportunity: named('The one improvement that matters most, measured by figures of the client'),
	keyInsights: lines('Findings that the client may not have put together, each with its place (line N)'),
	proposedApproach: line('How it is done, in which order, and why'),
	expectedImpact: z.object({
		revenueImpact: line('Only from figures that the call holds, with the sum shown; else what is needed: [add …]'),
		timeline: line('What was said about dates and lengths; else [add …]'),
		competitiveAdvantage: line('Only what the call says about competitors or customers lost; else "Not discussed"'),
	}),
});

const callAnalysis = z
	.object({
		conversationFlow: line('How the call went, by its lines'),
		decisionMakingStyle: line('What the client asked for before deciding, and who has to agree'),
		communicationPreferences: line('How the client wants to be reached; else "Not discussed"'),
		buyingSignals: fixed(lines('“Words of the client, verbatim” (line N), where they lean towards buying')),
		hesitationPoints: fixed(lines('“Words of the client, verbatim” (line N), where they hold back')),
	})
	.describe('For the seller alone: the copy for the client leaves it out');

const painPoint = z.object({
	issue: named('The problem in a few words'),
	urgency: named('High, Medium or Low: High where it gets worse, is old, or has a date'),
	impact: line('What it does to the client'),
	costOfInaction: line('Only from figures that the client stated, with the sum shown; else a formula with [add …]'),
	evidenceFromCall: fixed(line('“Words of the client, verbatim” (line N)')),
	rootCause: line('The cause that the client named; else what to find out'),
	stakeholderImpact: line('Who is affected, as the call names them'),
});

const goal = z.object({
	objective: named('What the client wants to reach'),
	timeline: line('By when, as the client said; else [add date]'),
	successMetrics: line('The measure, where it stands today, and the target; [add …] for what is missing'),
	stakeholders: line('Who wants it or works with it'),
	businessJustification: line('Why it matters, from the call'),
});

const phase1 = z.object({
	duration: line('How long the phase takes'),
	objectives: lines('What is reached in it; names goals of the client'),
	keyInitiatives: z.array(
		z.object({
			initiative: named('The work in a few words'),
			description: line('What is done'),
			businessJustification: line('Which pain or goal of the client it serves'),
			timeline: line('When in the phase'),
			deliverables: lines('What the client holds in hand afterwards'),
		}),
	),
	milestones: lines('What can be checked, and the decision that follows'),
});

const laterPhase = z.object({
	duration: line('When the phase begins and how long it takes'),
	objectives: lines('What is reached in it; names goals of the client'),
});

const growthPlan = z.object({
	executiveSummary: executiveSummary.optional(),
	discoveryInsights: z
		.object({
			callAnalysis: callAnalysis.optional(),
			painPoints: z.array(painPoint),
			goals: z.array(goal),
			currentState: z
				.record(z.string(), z.string())
				.describe('What is known of the client today, by a heading such as "Team" or "Decision"'),
		})
		.optional(),
	strategicRecommendations: z
		.object({ phase1Foundation: phase1, phase2Growth: laterPhase, phase3Scale: laterPhase })
		.optional(),
	valueProposition: z
		.object({
			businessCase: z.object({
				problemStatement: line('The problem with the figures of the client'),
				proposedSolution: line('What is proposed'),
				expectedROI: line('Return against price, only from figures given, each factor shown; else [add …]'),
				paybackPeriod: line('Price divided by a stated gain; else the formula with [add …]'),
				riskReduction: line('What limits the risk of the client'),
			}),
		})
		.optional(),
	nextSteps: z
		.object({
			immediateActions: z.array(
				z.object({
					action: line('What is done next'),
					owner: line('Who does it, by name'),
					timeline: line('By when, as agreed; else [add date]'),
					purpose: line('What it is for'),
				}),
			),
			proposalOutline: z.object({
				scopeOfWork: line('What the work covers'),
				investmentRange: line('The prices named in the call; else [add price]'),
				deliverables: lines('What the client gets'),
			}),
		})
		.optional(),
	objectionHandling: z
		.object({
			anticipatedConcerns: z.array(
				z.object({
					concern: named('What the client doubted in the call, or will ask next'),
					response: line('What to answer'),
					evidence: line('What it rests on: a case study, a line of the call; else [add …]'),
					prevention: line('What to do so that it does not come up'),
				}),
			),
		})
		.describe('For the seller alone: the copy for the client leaves it out')
		.optional(),
	credibilityBuilders: z
		.object({
			relevantCaseStudies: z.array(
				z.object({
					clientProfile: named('Whose case it is'),
					challenge: line('As the member wrote it'),
					solution: line('As the member wrote it'),
					results: line('As the member wrote it'),
					timeline: line('As the member wrote it'),
					relevanceReason: line('Which pain of this client it matches, by what; and where it differs'),
				}),
			),
			expertiseAlignment: z.object({
				skillsMatchToNeeds: line('Which skill serves which pain; which pain has no case study yet'),
				uniqueValueProposition: line('What in the experience of the member fits this client'),
			}),
		})
		.optional(),
	implementationRoadmap: z
		.object({
			quickWins: z.array(
				z.object({
					action: named('What can be done at once'),
					timeline: line('When'),
					effort: line('Low, Medium or High, and why'),
					impact: line('What it shows or changes'),
				}),
			),
			successFactors: lines('What has to be true for the plan to work'),
		})
		.optional(),
});

/** A model is asked for everything: nothing in a plan is measured. */
export const answer = z.object({ growthPlan });

const output = answer.extend({
	/** For the member only, with line references: where an answer and the call differ. Absent where none does. */
	beforeSending: fixed(z.array(z.string())).optional(),
});

export type GrowthPlan = z.infer<typeof growthPlan>;
export type GrowthPlanOutput = z.infer<typeof output>;

export const contract = defineContract({
	id: 'growth-plan-calculator',
	title: 'Growth Plan Calculator',
	path: '/growth-plan-calculator',
	endpoint: '/api/growth-plan-calculator/generate',
	input,
	output,
	required: [
		'fullName',
		'companyName',
		'clientCompanyName',
		'clientIndustry',
		'prospectsName',
		'prospectsJobTitle',
		'callTranscript',
		'yourSkillset',
		'yourExperience',
	],
	asked: [
		'answers.problem',
		'answers.goal',
		'answers.measure',
		'answers.cost',
		'answers.phase1',
		'answers.phase1Dates',
		'answers.phase2',
		'answers.investment',
		'answers.nextSteps',
	],
});
