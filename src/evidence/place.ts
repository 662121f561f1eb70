import type { Seconds } from '#transcript/call.ts';

/** Where words are in the source. */
export interface Place {
	/** The 1-based line where the words begin. */
	line: number;
	/** Index into `Call.turns`; -1 for a line of the header or an event. */
	turn: number;
	speaker: number | null;
	start?: Seconds;
	/**
	 * `verbatim`: identical and within one line; `normalised`: identical except for white space, quote marks, dashes
	 * and case; `close`: only similar.
	 */
	match: 'verbatim' | 'normalised' | 'close';
	/** The words exactly as in the source. */
	text: string;
}
