import { markOf } from '../read/label.ts';
import { emptyReading, type Format, type Utterance } from './format.ts';
import { isEvent, isHeading, isRule } from './furniture.ts';

/** Prose, or lines that open with a time and name nobody: one segment a paragraph or a time mark. */
export const unlabelled: Format = {
	name: 'unlabelled',
	recognises: () => true,
	read(lines) {
		const reading = emptyReading();
		let current: Utterance | null = null;
		for (const [line, source] of lines.entries()) {
			const text = source.trim();
			if (text === '' || isRule(text) || isHeading(text)) {
				current = null;
				continue;
			}
			if (isEvent(text, false)) {
				reading.events.push({ line: line + 1, text });
				continue;
			}
			const mark = markOf(text);
			const words = mark === null ? text : text.slice(mark.after).trim();
			if (current === null || mark !== null) {
				current = { label: null, pieces: [], start: mark?.start, end: mark?.end };
				reading.utterances.push(current);
			}
			if (words !== '') current.pieces.push({ line: line + 1, text: words });
		}
		if (reading.utterances.length > 0) {
			reading.warnings.push({
				text: 'No line names a speaker, so who said what is unknown: talk share and questions by side cannot be measured.',
			});
		}
		return reading;
	},
};
