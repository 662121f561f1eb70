import { type Mark, markOf } from '../read/label.ts';
import { emptyReading, type Format, type Utterance } from './format.ts';
import { isEvent, isHeading, isRule } from './furniture.ts';
import { NOBODY_NAMED } from './nobody-named.ts';
import { leavesOpen } from './passages.ts';

/**
 * Prose, or lines that begin with a time and name nobody: one segment per paragraph or time mark. If a mark cuts a
 * sentence, the segment continues, unless the mark has an end of its own, as in our normalised form.
 */
export const unlabelled: Format = {
	name: 'unlabelled',
	recognises: () => true,
	read(lines) {
		const reading = emptyReading();
		const walk: Walk = { utterances: reading.utterances, closed: true };
		for (const [line, source] of lines.entries()) {
			const text = source.trim();
			if (text === '' || isRule(text) || isHeading(text)) walk.closed = true;
			else if (isEvent(text, false)) reading.events.push({ line: line + 1, text });
			else take(walk, line + 1, text);
		}
		if (reading.utterances.length > 0) reading.warnings.push(NOBODY_NAMED);
		return reading;
	},
};

interface Walk {
	utterances: Utterance[];
	/** Set after a blank line, a rule or a heading: a line without a time then opens a segment. */
	closed: boolean;
}

function take(walk: Walk, line: number, text: string): void {
	const mark = markOf(text);
	const words = (mark === null ? text : text.slice(mark.after).trim()).replace(/^:\s{1,4}/, '');
	const before = walk.utterances.at(-1);
	const cut = mark !== null && before?.start !== undefined && !isOwnTurn(text, mark);
	const goesOn = mark === null ? !walk.closed : cut && leavesOpen(before, mark.start);
	walk.closed = false;
	const pieces = words === '' ? [] : [{ line, text: words }];
	if (before !== undefined && goesOn) {
		before.pieces.push(...pieces);
		if (mark?.end !== undefined) before.end = mark.end;
	} else walk.utterances.push({ label: null, pieces, start: mark?.start, end: mark?.end });
}

/** In our normalised form, `[00:00:01.000 - 00:00:02.000]`, every line is a turn. Whisper writes an arrow instead. */
function isOwnTurn(text: string, mark: Mark): boolean {
	return mark.end !== undefined && !text.slice(0, mark.after).includes('-->');
}
