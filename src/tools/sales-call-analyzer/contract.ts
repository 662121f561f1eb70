import { z } from 'zod';
import { factDetailsSchema } from '#call-facts/corrections.ts';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/options.ts';
import { defineContract } from '#tools/define.ts';
import { choice, fixed, section, speakerRoles, text, transcript } from '#tools/fields.ts';
import { LEDGER_KINDS } from './ledger-kinds.ts';
import { measurements } from './measurements-schema.ts';
import { CALL_DURATIONS, CALL_TYPES, DEAL_STAGES, EXPERIENCES } from './options.ts';

const input = z.strictObject({
	callTranscript: transcript(),
	callType: choice(CALL_TYPES),
	callObjective: text(),
	participantRoles: section({ salesPerson: text(), prospect: text(), others: text() }),
	callDuration: choice(CALL_DURATIONS),
	prospectInfo: section({
		companyName: text(),
		industry: choice(INDUSTRIES),
		companySize: choice(COMPANY_SIZES),
		prospectRole: text(),
	}),
	salesPersonInfo: section({ name: text(), experience: choice(EXPERIENCES), territory: text() }),
	dealStage: choice(DEAL_STAGES),
	productOffering: text(),
	analysisGoals: text(),
	competitorMentions: text(),
	budgetDiscussed: text(),
	timelineDiscussed: text(),
	speakerRoles: speakerRoles(),
});

export type SalesCallInput = z.infer<typeof input>;

/** Out of 10, to one decimal. */
const score = z.number().min(0).max(10);
/** Out of 10, or null if the transcript does not allow it to be measured. */
const scoreOrNull = score.nullable();
const percentOrNull = z.number().min(0).max(100).nullable();
const texts = z.array(z.string());

const bantPart = z.object({
	score,
	/** "Not discussed…" if no quote supports this part. */
	assessment: z.string(),
	/** Verbatim words of the transcript, each quote within one line. */
	evidence: fixed(z.array(z.string())),
	/** What to ask on the next call; empty if nothing is open. */
	nextQuestion: z.string(),
});

/** What a model is asked for, without the measured parts. */
export const answer = z.object({
	callAnalysis: z.object({
		callSummary: z.object({ outcome: z.string(), keyHighlights: texts }),
		qualificationAnalysis: z.object({
			overallQualification: z.string(),
			bantScore: z.object({ budget: bantPart, authority: bantPart, need: bantPart, timeline: bantPart }),
			riskFactors: texts,
		}),
		sentimentAnalysis: z.object({
			overallSentiment: z.enum(['Very Positive', 'Positive', 'Neutral', 'Negative', 'Very Negative']),
			prospectEngagement: z.string(),
			interestLevel: z.string(),
			trustLevel: z.string(),
		}),
		prospectInsights: z.object({
			painPoints: z.array(z.object({ painPoint: z.string(), severity: z.string(), urgency: z.string() })),
			buyingSignals: texts,
			concerns: texts,
		}),
		conversationAnalysis: z.object({
			strengths: z.array(z.object({ area: z.string(), impact: z.string(), description: z.string() })),
			areasForImprovement: z.array(
				z.object({ area: z.string(), impact: z.string(), issue: z.string(), recommendation: z.string() }),
			),
			missedOpportunities: texts,
		}),
		objectionAnalysis: z.object({
			objectionsRaised: z.array(
				z.object({
					objection: z.string(),
					category: z.string(),
					/** Excellent, Good or Fair; anything else is treated as poor. */
					handlingEffectiveness: z.string(),
					salesPersonResponse: z.string(),
					improvedResponse: z.string(),
				}),
			),
		}),
		nextSteps: z.object({
			immediateActions: z.array(
				z.object({ priority: z.string(), action: z.string(), timeline: z.string(), owner: z.string() }),
			),
			followUpStrategy: z.object({
				timing: z.string(),
				method: z.string(),
				agenda: z.string(),
				materials: texts,
			}),
		}),
		coachingRecommendations: z.object({
			skillDevelopment: z.array(
				z.object({
					skill: z.string(),
					currentLevel: z.string(),
					targetLevel: z.string(),
					developmentActions: texts,
					resources: texts,
				}),
			),
			strategicAdvice: texts,
		}),
		dealProgression: z.object({
			currentStage: z.string(),
			nextMilestone: z.string(),
			closeRisk: z.string(),
			accelerationOpportunities: texts,
		}),
	}),
});

/** One addend of a score, e.g. { part: 'Cut off', value: -1, reason: 'one turn of theirs broke off before yours (line 99)' }. */
const addend = z.object({ part: z.string(), value: z.number(), reason: z.string() });

/** What was found in the call, with the words that show it. */
const ledgerRow = z.object({
	kind: z.enum(LEDGER_KINDS.map(({ kind }) => kind)),
	/** A sum, a name or a day, e.g. "$6,800", "Bidcraft", "by Friday"; empty where the words alone tell. */
	label: z.string(),
	/** What else is known of it in a word or two, e.g. "not on the call"; empty if nothing. */
	note: z.string(),
	/** Verbatim words on one line of the transcript. */
	quote: z.string(),
	line: z.int().min(1),
	/** Who says them; empty where the transcript names nobody. */
	speaker: z.string(),
	/** Found, but not plain enough to be told in the result. */
	doubtful: z.literal(true).optional(),
	/** By what it is corrected; absent from results that were made before facts could be. */
	fact: z
		.object({
			/** What a correction calls it: the id of the fact as it was read, or of its addition. */
			id: z.string(),
			turn: z.int().min(1),
			details: factDetailsSchema,
			/** The member made it what it is. */
			corrected: z.literal(true).optional(),
		})
		.optional(),
});

export type LedgerRow = z.infer<typeof ledgerRow>;

const output = z.object({
	callAnalysis: z.object({
		...answer.shape.callAnalysis.shape,
		callSummary: answer.shape.callAnalysis.shape.callSummary.extend({
			overallScore: scoreOrNull,
			callType: fixed(z.string()),
			duration: fixed(z.string()),
			/** Of the highlights that are talks of the built-in engine the words that say most. */
			glance: fixed(z.array(z.string())).optional(),
		}),
		qualificationAnalysis: answer.shape.callAnalysis.shape.qualificationAnalysis.extend({
			dealProbability: percentOrNull,
		}),
		talkTimeAnalysis: z.object({
			prospectTalkTime: percentOrNull,
			salesPersonTalkTime: percentOrNull,
			/** How many questions the salesperson asked. */
			questionCount: z.int().min(0).nullable(),
			listeningScore: scoreOrNull,
		}),
		/**
		 * For an email to the client: steps that the words of the call may hold, each with its line, of which the member
		 * ticks those that are right. Absent where nothing was promised, and from results that were made before.
		 */
		followUpEmail: z
			.object({
				subject: z.string(),
				opening: z.string(),
				steps: z.array(z.object({ text: z.string(), line: fixed(z.int().min(1)) })),
				closing: z.string(),
				/** Where the seller promised more, in words that make no sentence by themselves. */
				further: fixed(z.array(z.int().min(1))).optional(),
			})
			.optional(),
		/** Absent from results that were made before there was a ledger. */
		ledger: fixed(z.array(ledgerRow)).optional(),
		measurements,
		/** How the three computed scores add up; the screen shows the sums. */
		scoring: fixed(
			z.object({
				overall: z.array(addend),
				dealProbability: z.array(addend),
				listening: z.array(addend),
				/** Says that these are our rules of thumb, not a forecast. */
				note: z.string(),
			}),
		),
		/** What was assumed, e.g. who sells. */
		assumptions: fixed(z.array(z.string())),
	}),
});

export type SalesCallAnswer = z.infer<typeof answer>;
export type SalesCallOutput = z.infer<typeof output>;
export type CallAnalysis = SalesCallOutput['callAnalysis'];

export const contract = defineContract({
	id: 'sales-call-analyzer',
	title: 'Sales Call Analyzer',
	path: '/sales-call-analyzer',
	endpoint: '/api/sales-call-analyzer/analyze',
	input,
	output,
	required: ['callTranscript', 'callType', 'callObjective'],
});
