import type { SalesCallAnswer, SalesCallInput, SalesCallOutput } from './contract.ts';
import { authorityPart } from './draft/bant/authority.ts';
import { budgetPart } from './draft/bant/budget.ts';
import { needPart } from './draft/bant/need.ts';
import { timelinePart } from './draft/bant/timeline.ts';
import { improvementsOf } from './draft/conversation/improvements.ts';
import { missedOpportunities } from './draft/conversation/missed.ts';
import { strengthsOf } from './draft/conversation/strengths.ts';
import { finished } from './draft/finish.ts';
import { insightsOf } from './draft/insights.ts';
import { limitedAnalysis } from './draft/limited.ts';
import { adviceOf, skillsOf } from './draft/next/coaching.ts';
import { nextSteps } from './draft/next/next-steps.ts';
import { progressionOf } from './draft/next/progression.ts';
import { objectionsRaised } from './draft/objections/objections.ts';
import { qualificationOf } from './draft/qualification.ts';
import { riskFactors } from './draft/risks.ts';
import { highlightsOf } from './draft/summary/highlights.ts';
import { outcomeOf } from './draft/summary/outcome.ts';
import { sentimentOf } from './draft/summary/sentiment.ts';
import { citedInline } from './draft/words.ts';
import { withMeasurements } from './measured-result.ts';
import { type Reading, readingOf } from './reading.ts';
import { scored } from './scoring.ts';

type Answer = SalesCallAnswer['callAnalysis'];

/** After a no that stood, nothing is asked but what would have to change; after "leave me alone", nothing. */
function askNothingRefused(reading: Reading, bant: Answer['qualificationAnalysis']['bantScore']): void {
	const refusal = reading.objections.findLast(({ category }) => category === 'Not interested');
	if (reading.leftAlone === null && (refusal === undefined || reading.step.kind !== 'none')) return;
	for (const part of Object.values(bant)) part.nextQuestion = '';
	if (reading.leftAlone === null && refusal !== undefined)
		bant.need.nextQuestion = `You said ${citedInline(refusal.moment)}. What would have to change for that, if anything?`;
}

/** What the rules say of a call that can be judged; scores and highlights come last, since they rest on the rest. */
function analysis(reading: Reading): Answer {
	const bantScore = {
		budget: budgetPart(reading),
		authority: authorityPart(reading),
		need: needPart(reading),
		timeline: timelinePart(reading),
	};
	askNothingRefused(reading, bantScore);
	const improvements = improvementsOf(reading);
	const answer: Answer = {
		callSummary: { outcome: outcomeOf(reading), keyHighlights: [] },
		qualificationAnalysis: { overallQualification: '', bantScore, riskFactors: riskFactors(reading) },
		sentimentAnalysis: sentimentOf(reading),
		prospectInsights: insightsOf(reading),
		conversationAnalysis: {
			strengths: strengthsOf(reading),
			areasForImprovement: improvements.map(({ area, impact, issue, recommendation }) => ({
				area,
				impact,
				issue,
				recommendation,
			})),
			missedOpportunities: missedOpportunities(reading),
		},
		objectionAnalysis: { objectionsRaised: objectionsRaised(reading) },
		nextSteps: nextSteps(reading, bantScore),
		coachingRecommendations: { skillDevelopment: skillsOf(reading, improvements), strategicAdvice: adviceOf(reading) },
		dealProgression: progressionOf(reading, bantScore),
	};
	const scores = scored(answer, reading);
	answer.callSummary.keyHighlights = highlightsOf(reading, bantScore, scores);
	answer.qualificationAnalysis.overallQualification = qualificationOf(bantScore, scores);
	return finished(answer);
}

/** The built-in engine: the same input always gives the same result, with nothing that the input does not hold. */
export function draft(input: SalesCallInput): SalesCallOutput {
	const reading = readingOf(input);
	const answer = reading.facts.verdict.kind === 'judged' ? analysis(reading) : limitedAnalysis(reading);
	return withMeasurements(answer, reading);
}
