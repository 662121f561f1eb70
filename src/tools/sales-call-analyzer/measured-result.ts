import { assumptionsOf } from './assumptions.ts';
import type { CallAnalysis, SalesCallAnswer, SalesCallOutput } from './contract.ts';
import { highlights } from './draft/summary.ts';
import { durationOf } from './duration.ts';
import { followUpEmail } from './follow-up.ts';
import { ledgerRows } from './ledger-rows.ts';
import type { Reading } from './reading.ts';
import { scored } from './scoring.ts';

function shareOf(measurements: CallAnalysis['measurements'], role: 'salesperson' | 'prospect'): number | null {
	return measurements.sides.find((side) => side.role === role)?.share ?? null;
}

/** Puts an answer, a model's or the draft's own, together with what was measured and computed in code. */
export function withMeasurements(answer: SalesCallAnswer['callAnalysis'], reading: Reading): SalesCallOutput {
	const { measurements, input } = reading;
	const { overallScore, dealProbability, listeningScore, scoring } = scored(answer, reading);
	const seller = measurements.sides.find(({ role }) => role === 'salesperson');
	return {
		callAnalysis: {
			...answer,
			callSummary: {
				...answer.callSummary,
				overallScore,
				callType: input.callType,
				duration: durationOf(reading),
				glance: highlights(reading).glance.filter((words) =>
					answer.callSummary.keyHighlights.some((one) => one.includes(words)),
				),
			},
			qualificationAnalysis: { ...answer.qualificationAnalysis, dealProbability },
			talkTimeAnalysis: {
				prospectTalkTime: shareOf(measurements, 'prospect'),
				salesPersonTalkTime: shareOf(measurements, 'salesperson'),
				questionCount: seller?.questions ?? null,
				listeningScore,
			},
			followUpEmail: followUpEmail(reading),
			ledger: ledgerRows(reading),
			measurements,
			scoring,
			assumptions: assumptionsOf(reading),
		},
	};
}
