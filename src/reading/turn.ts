import type { Remark } from './remark.ts';

/** What neighbouring segments of one speaker hold, as the rules look at it. */
export interface TurnFacts {
	index: number;
	line: number;
	/** The line of its last words. */
	lastLine: number;
	speaker: number | null;
	side: Remark['side'];
	words: number;
	text: string;
	remarks: readonly Remark[];
	/** Nothing but "yeah", "right" and the like. */
	backchannel: boolean;
	questions: number;
}
