import type { SalesCallAnswer } from '../../contract.ts';
import type { Reading } from '../../reading.ts';

type Improvement = SalesCallAnswer['callAnalysis']['conversationAnalysis']['areasForImprovement'][number];

/** Where a call shows what a piece of advice is about. */
export interface Shown {
	/** Of the transcript, the one to look at first before the others. */
	lines: [number, ...number[]];
	/** What the slots of the issue take: sums, names and whole quotes with their lines. */
	slots: Readonly<Record<string, string>>;
}

/** A piece of advice: its sentences, and the rule that chooses it from what the call shows. */
export interface Piece {
	id: string;
	/** Which of several is told first: what loses deals weighs most. From 1 to 100. */
	weight: number;
	area: string;
	impact: 'High' | 'Medium';
	/** What happened, with `{slots}`. */
	issue: string;
	/** What is good enough. */
	target: string;
	/** What to do instead; between ‘ ’ stands wording that we suggest. */
	recommendation: string;
	/** Undefined where the call does not show it, or shows that it was made good. */
	find: (reading: Reading) => Shown | undefined;
}

/** A piece as a result tells it. */
export interface Advice extends Improvement {
	id: string;
	target: string;
	lines: number[];
}
