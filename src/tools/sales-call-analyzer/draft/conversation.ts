import type { SalesCallAnswer } from '../contract.ts';
import type { Reading } from '../reading.ts';
import { advice } from './advice/advice.ts';

type Talk = SalesCallAnswer['callAnalysis']['conversationAnalysis'];

/** What to do otherwise. What was done well and what was missed takes a judgement that words do not show. */
export function conversation(reading: Reading): Talk {
	return {
		strengths: [],
		areasForImprovement: advice(reading).map(({ id, target, lines, ...improvement }) => improvement),
		missedOpportunities: [],
	};
}
