/** How the turns of a call are counted, without reading what is said in them. */

import type { Call } from '#transcript/call.ts';

export interface NumberedTurn {
	/** From 1: the line of a labelled text, the place among the turns of captions. */
	number: number;
	/** 1-based line of the text where its words begin. */
	line: number;
	/** The speaker's label in the source; empty where nobody is named. */
	speaker: string;
	text: string;
}

/** Formats in which a line is no turn: what one says until another speaks is. */
const CAPTIONS = /vtt|srt|caption|ttml|json|sbv|table|csv/i;

export function numberedTurns(call: Call): NumberedTurn[] {
	const labelOf = (speaker: number | null) => (speaker === null ? '' : (call.speakers[speaker]?.label ?? ''));
	const areCaptions = CAPTIONS.test(call.format);
	return (areCaptions ? call.turns : call.segments).map(({ line, speaker, text }, index) => ({
		number: areCaptions ? index + 1 : line,
		line,
		speaker: labelOf(speaker),
		text,
	}));
}
