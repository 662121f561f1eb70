import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';

/** A thing to do better, with what coaching needs to know of it. */
export type Improvement = CallAnalysis['conversationAnalysis']['areasForImprovement'][number] & {
	key: Key;
	lines: readonly number[];
};
type Key =
	| 'share'
	| 'price'
	| 'questions'
	| 'late'
	| 'jargon'
	| 'pushing'
	| 'proof'
	| 'stacked'
	| 'step'
	| 'tie'
	| 'tone'
	| 'decider'
	| 'early';

/** Finds it in the call, or not. */
export type Rule = (reading: Reading) => Improvement | null;
