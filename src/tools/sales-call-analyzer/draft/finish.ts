import { ended } from '#prose/sentences.ts';
import type { SalesCallAnswer } from '../contract.ts';

type Answer = SalesCallAnswer['callAnalysis'];

function once(texts: readonly string[]): string[] {
	return [...new Set(texts.map(ended))];
}

/** Every sentence ended once, every list free of repeats. */
export function finished(answer: Answer): Answer {
	const { conversationAnalysis: talk, coachingRecommendations: coaching } = answer;
	return {
		...answer,
		callSummary: { ...answer.callSummary, keyHighlights: once(answer.callSummary.keyHighlights) },
		qualificationAnalysis: {
			...answer.qualificationAnalysis,
			riskFactors: once(answer.qualificationAnalysis.riskFactors),
		},
		sentimentAnalysis: {
			...answer.sentimentAnalysis,
			prospectEngagement: ended(answer.sentimentAnalysis.prospectEngagement),
			interestLevel: ended(answer.sentimentAnalysis.interestLevel),
			trustLevel: ended(answer.sentimentAnalysis.trustLevel),
		},
		prospectInsights: { ...answer.prospectInsights, buyingSignals: once(answer.prospectInsights.buyingSignals) },
		conversationAnalysis: {
			strengths: talk.strengths.map(({ area, impact, description }) => ({
				area,
				impact: ended(impact),
				description: ended(description),
			})),
			areasForImprovement: talk.areasForImprovement.map((item) => ({
				...item,
				issue: ended(item.issue),
				recommendation: ended(item.recommendation),
			})),
			missedOpportunities: once(talk.missedOpportunities),
		},
		objectionAnalysis: {
			objectionsRaised: answer.objectionAnalysis.objectionsRaised.map((raised) => ({
				...raised,
				salesPersonResponse: ended(raised.salesPersonResponse),
			})),
		},
		coachingRecommendations: {
			skillDevelopment: coaching.skillDevelopment.map((skill) => ({
				...skill,
				developmentActions: once(skill.developmentActions),
			})),
			strategicAdvice: once(coaching.strategicAdvice),
		},
	};
}
