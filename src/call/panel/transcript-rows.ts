import type { Call, Seconds } from '#transcript/call.ts';
import { linesOf } from '#transcript/lines.ts';

/** One row of the panel: what a speaker said, or a line of the source that is not speech. */
export interface TranscriptRow {
	/** The row's index. Two rows may begin on the same line. */
	id: number;
	line: number;
	/** The last line of the source that it contains. */
	lastLine: number;
	/** Empty if the source names nobody or the speaker is the same as in the previous row. */
	name: string;
	/** Whether this is somebody whom the page calls "you". */
	you: boolean;
	text: string;
	start?: Seconds;
	/** A header, a note or an event. */
	aside: boolean;
}

/** Every line of the source with any content, in order, so that everything a result may cite is there. */
export function rowsOf(call: Call, text: string, you: readonly string[]): TranscriptRow[] {
	const spoken = new Set(call.segments.flatMap((segment) => segment.pieces.map((piece) => piece.line)));
	const asides = linesOf(text).flatMap((content, index): TranscriptRow[] => {
		const line = index + 1;
		if (spoken.has(line) || content.trim() === '') return [];
		return [{ id: 0, line, lastLine: line, name: '', you: false, text: content.trim(), aside: true }];
	});
	const speech = call.segments.map((segment, index): TranscriptRow => {
		const speaker = segment.speaker === null ? undefined : call.speakers[segment.speaker];
		const name = call.segments[index - 1]?.speaker === segment.speaker ? '' : (speaker?.name ?? '');
		return {
			id: 0,
			line: segment.line,
			lastLine: segment.pieces.at(-1)?.line ?? segment.line,
			name,
			you: name !== '' && you.includes(name),
			text: segment.text,
			start: segment.start,
			aside: false,
		};
	});
	return [...asides, ...speech].sort((one, other) => one.line - other.line).map((row, id) => ({ ...row, id }));
}

/** The row that contains a line of the source; -1 if there is none. */
export function rowOfLine(rows: readonly TranscriptRow[], line: number): number {
	const exact = rows.findIndex((row) => row.line === line);
	return exact >= 0 ? exact : rows.findIndex((row) => row.line < line && row.lastLine >= line);
}
