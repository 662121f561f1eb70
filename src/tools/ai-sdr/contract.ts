import { z } from 'zod';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/options.ts';
import { defineContract } from '#tools/define.ts';
import { choice, email, fixed, section, text } from '#tools/fields.ts';
import {
	CALLS_TO_ACTION,
	LEAD_SOURCES,
	OUTREACH_CHANNELS,
	SEQUENCE_LENGTHS,
	SPOKE,
	TONALITIES,
	URGENCY_LEVELS,
} from './options.ts';

/** What a good campaign needs besides: optional, each a text of its own place, most of it known from the profile. */
const answers = section({
	event: text().describe('Where you met, as said after "at"'),
	eventDate: text(),
	spoke: choice(SPOKE).describe('Whether you spoke there'),
	referrer: text().describe('Who connects you, by name'),
	need: text().describe('What they said, in one sentence that begins with "You said"'),
	wantedBy: text().describe('The day by which they want it settled'),
	budget: text().describe('The sum that they named'),
	firstStep: text().describe('The first step you offer, in one sentence that begins with "We" or "I"'),
	howItWorks: text().describe('One sentence about the work: who does what, and when'),
	result1: text().describe('The result closest to their problem: one sentence with its number'),
	result2: text(),
	result3: text(),
	check: text().describe('What they can check alone, in one sentence that begins with a verb'),
	checkShows: text().describe('What the check shows'),
	openingQuestion: text().describe('Asked first where no need is known'),
	objection: text().describe('The question heard most'),
	objectionAnswer: text(),
	price1: text().describe('A label and a sum'),
	price2: text(),
	offered: text().describe('What you send or invite to, as said after "send you" or "a place at"'),
	audience: text().describe('Whom you serve, as several people'),
	audienceTrade: choice(INDUSTRIES),
	audienceSize: text().describe('The sizes you serve, in employees'),
	postalAddress: text().describe('Stands below each email'),
	phone: text().describe('Your phone number, said in the voicemail'),
});

const input = z.strictObject({
	leadInfo: section({
		companyName: text(),
		contactName: text(),
		contactRole: text(),
		industry: choice(INDUSTRIES),
		companySize: choice(COMPANY_SIZES),
		email: email(),
		linkedinUrl: text(),
		leadSource: choice(LEAD_SOURCES),
	}),
	campaignGoals: text(),
	messagingStrategy: text(),
	outreachChannels: choice(OUTREACH_CHANNELS),
	sequenceLength: choice(SEQUENCE_LENGTHS),
	tonality: choice(TONALITIES),
	valueProposition: text(),
	socialProof: text(),
	yourCompanyInfo: section({
		companyName: text(),
		yourName: text(),
		yourRole: text(),
		serviceOffering: text(),
		website: text(),
	}),
	industryFocus: text(),
	urgencyLevel: choice(URGENCY_LEVELS),
	callToAction: choice(CALLS_TO_ACTION),
	answers,
});

export type SdrInput = z.infer<typeof input>;

const texts = z.array(z.string());

export const CHANNELS = ['email', 'linkedin', 'phone', 'video', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

const criterion = z.object({
	criteria: z.string().describe('Name of the criterion, e.g. "Need"'),
	weight: z.enum(['High', 'Medium', 'Low']),
	assessment: z
		.string()
		.describe(
			'Begins with "Met.", "Partly.", "Not met." or "Unknown."; then the reason, and what to ask where it is open',
		),
});

const leadScoring = z.object({
	priorityLevel: z.string().describe('High, Medium or Low'),
	/** The basis of the overall score. */
	qualificationCriteria: fixed(
		z.array(criterion).describe('One for each criterion that the instructions list, in that order'),
	),
	recommendedApproach: z.string().describe('How to act on the score, and what to learn first'),
});

const touchpoint = z.object({
	touchpoint: z.int().min(1).describe('1, 2, 3 …'),
	channel: z.enum(CHANNELS).describe('Only a channel that was chosen; "other" is a card by post'),
	timing: z.string().describe('"Day 1", then e.g. "Day 4 (3 days later)"; never days 6 or 7 of a week'),
	objective: z.string().describe('What this touchpoint is to find out or bring about'),
	subject: z.string().describe('Email: 2 to 6 words, at most 45 characters; other channels: empty'),
	message: z.string().describe('Complete, ready to send or to say'),
	personalizationNotes: texts.describe('What to look up, confirm or fill in first'),
	callToAction: z.string().describe('The one thing that is asked'),
	followUpStrategy: z.string().describe('What to do on an answer, and what without one'),
});

const answer = z.object({
	sdrCampaign: z.object({
		campaignOverview: z.object({
			campaignName: z.string(),
			targetPersona: z.string(),
			primaryGoal: z.string(),
			estimatedTimeline: z.string().describe('Days and touchpoints, counted by channel'),
			expectedOutcomes: texts.describe('What will be known or agreed at the end; no rates'),
			successMetrics: texts.describe('What to count'),
		}),
		leadScoring,
		leadProfile: z.object({
			companyAnalysis: z.string().describe('What is given, and what is not'),
			roleAssessment: z.string(),
			engagementStrategy: z.string(),
			likelyPainPoints: texts.describe('"Given: …", or "Unknown: …"'),
			businessPriorities: texts,
		}),
		outreachSequence: z.array(touchpoint).describe('The last one is the breakup'),
		channelStrategy: z
			.object({
				email: z
					.object({ approach: z.string(), bestPractices: texts, subjectLineVariants: texts, timing: z.string() })
					.optional(),
				linkedin: z
					.object({
						connectionStrategy: z.string(),
						approach: z.string(),
						messagingFlow: texts,
						contentEngagement: z.string(),
					})
					.optional(),
				phone: z
					.object({
						approach: z.string(),
						talkTracks: texts,
						objectionHandling: texts,
						voicemailScript: z.string().describe('At most 75 words'),
					})
					.optional(),
			})
			.describe('Only the channels that were chosen'),
		responseHandling: z.object({
			positiveResponses: z.object({
				interestedButNotReady: z.string(),
				readyToMeet: z.string(),
				needsMoreInfo: z.string(),
			}),
			objections: z.array(z.object({ objection: z.string(), response: z.string(), followUp: z.string() })),
			noResponse: z.object({ strategy: z.string(), escalationTactics: texts, breakupSequence: z.string() }),
		}),
		personalizationTactics: z.object({
			companyResearch: texts,
			industryInsights: texts,
			roleSpecificApproaches: texts,
			valueHypotheses: texts.describe('If …, then …; with [add …] for a figure that is not given'),
		}),
		campaignOptimization: z.object({
			abtestingIdeas: z.array(
				z.object({ element: z.string(), variant_a: z.string(), variant_b: z.string(), hypothesis: z.string() }),
			),
			performanceTracking: texts,
			iterationStrategy: z.string(),
		}),
		successTips: texts,
		complianceNotes: texts.describe('At least one each for the US, the UK and the EU'),
	}),
});

/** What a model is asked for. The overall score is computed from its assessments. */
export { answer };

const output = z.object({
	sdrCampaign: answer.shape.sdrCampaign.extend({
		leadScoring: leadScoring.extend({
			overallScore: z.enum(['A', 'B', 'C', 'D']),
			/** How the overall score was computed: the sum of points, and how much of it is known. */
			calculation: fixed(z.string()),
		}),
	}),
});

export type SdrAnswer = z.infer<typeof answer>;
export type SdrOutput = z.infer<typeof output>;
export type SdrCampaign = SdrOutput['sdrCampaign'];
export type Touchpoint = z.infer<typeof touchpoint>;
export type Criterion = z.infer<typeof criterion>;
export type LeadScore = SdrCampaign['leadScoring']['overallScore'];

export const contract = defineContract({
	id: 'ai-sdr',
	title: 'AI SDR',
	path: '/ai-sdr',
	endpoint: '/api/ai-sdr/generate',
	input,
	output,
	required: [
		'leadInfo.companyName',
		'leadInfo.contactName',
		'leadInfo.contactRole',
		'campaignGoals',
		'yourCompanyInfo.companyName',
	],
});
