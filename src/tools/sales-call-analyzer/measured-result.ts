import type { CallAnalysis, SalesCallAnswer, SalesCallOutput } from './contract.ts';
import { assumptionsOf } from './draft/assumptions.ts';
import { durationOf } from './draft/summary/outcome.ts';
import type { Reading } from './reading.ts';
import { scored } from './scoring.ts';

function shareOf(measurements: CallAnalysis['measurements'], role: 'salesperson' | 'prospect'): number | null {
	return measurements.sides.find((side) => side.role === role)?.share ?? null;
}

/** Puts an answer, a model's or the draft's own, together with what was measured and computed in code. */
export function withMeasurements(answer: SalesCallAnswer['callAnalysis'], reading: Reading): SalesCallOutput {
	const { facts } = reading;
	const { measurements } = facts;
	const { overallScore, dealProbability, listeningScore, scoring } = scored(answer, reading);
	const seller = measurements.sides.find(({ role }) => role === 'salesperson');
	return {
		callAnalysis: {
			...answer,
			callSummary: {
				...answer.callSummary,
				overallScore,
				callType: facts.input.callType,
				duration: durationOf(reading),
			},
			qualificationAnalysis: { ...answer.qualificationAnalysis, dealProbability },
			talkTimeAnalysis: {
				prospectTalkTime: shareOf(measurements, 'prospect'),
				salesPersonTalkTime: shareOf(measurements, 'salesperson'),
				questionCount: seller?.questions ?? null,
				listeningScore,
			},
			measurements,
			scoring,
			assumptions: assumptionsOf(reading),
		},
	};
}
