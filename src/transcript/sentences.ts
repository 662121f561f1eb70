import { splitSentences } from '#language/sentences.ts';
import type { Call, Seconds } from './call.ts';

export interface Sentence {
	/** Verbatim from one line of the source. */
	text: string;
	/** 1-based. */
	line: number;
	/** Index into `Call.turns`. */
	turn: number;
	speaker: number | null;
	/** The start of the segment that contains it. */
	start?: Seconds;
}

/** Every sentence of a call, in order. Speech without punctuation is cut into clauses of readable length. */
export function sentencesOf(call: Call): Sentence[] {
	const sentences: Sentence[] = [];
	for (const [turn, { segments }] of call.turns.entries()) {
		for (const { pieces, speaker, start } of segments) {
			for (const piece of pieces) {
				for (const text of splitSentences(piece.text)) {
					sentences.push({ text, line: piece.line, turn, speaker, ...(start === undefined ? {} : { start }) });
				}
			}
		}
	}
	return sentences;
}
