import type { Seconds } from '#transcript/call.ts';

/** Where words stand in the source. */
export interface Place {
	/** 1-based line where the words begin. */
	line: number;
	/** Index into `Call.turns`; -1 for a line of the header or an event, which is no turn. */
	turn: number;
	speaker: number | null;
	start?: Seconds;
	/** Letter for letter within one line; or but for white space, quote marks, dashes and case; or only alike. */
	match: 'verbatim' | 'normalised' | 'close';
	/** The words as they stand in the source. */
	text: string;
}
