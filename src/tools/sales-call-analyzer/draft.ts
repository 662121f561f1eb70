import type { SalesCallInput, SalesCallOutput } from './contract.ts';
import { qualification } from './draft/bant.ts';
import { conversation } from './draft/conversation.ts';
import { outcomeText } from './draft/ending.ts';
import { coaching, nextSteps, progression } from './draft/next.ts';
import { objections } from './draft/objections.ts';
import { highlights, insights, sentiment } from './draft/summary.ts';
import { withMeasurements } from './measured-result.ts';
import { readingOf } from './reading.ts';

/**
 * The built-in engine: facts of the ledger, each as words of the call or as name, sum and day, under few fixed
 * sentences (`phrases.ts`). The same input always gives the same result.
 */
export function draft(input: SalesCallInput): SalesCallOutput {
	const reading = readingOf(input);
	const qualificationAnalysis = qualification(reading);
	const answer = {
		callSummary: { outcome: outcomeText(reading), keyHighlights: [...highlights(reading).texts] },
		qualificationAnalysis,
		sentimentAnalysis: sentiment(reading),
		prospectInsights: insights(reading),
		conversationAnalysis: conversation(reading),
		objectionAnalysis: objections(reading),
		nextSteps: nextSteps(reading, qualificationAnalysis.bantScore),
		coachingRecommendations: coaching(reading),
		dealProgression: progression(reading),
	};
	return withMeasurements(answer, reading);
}
