import { firstLines } from '../first-lines.ts';
import type { Format } from '../format.ts';
import { noCall } from '../no-call.ts';
import { delimiterOf } from './rows.ts';

/** Who speaks when (RTTM), words with times (CTM), and the text form of Praat's files. */
const KNOWN =
	/^(?:SPEAKER \S{1,200} \d{1,3} \d|File type = "ooTextFile|\S{1,200} \d{1,2} \d{1,7}\.\d{1,6} \d{1,5}\.\d{1,6} \S{1,80}(?: |$))/;
const COLUMN = /^"?[\p{L}_][\p{L}\p{N}_ .-]{0,39}"?$/u;
const FEWEST = 3;

/** Tables of annotations about a call, without a column for the words. */
export const annotation: Format = {
	name: 'annotation',
	recognises(lines) {
		const first = firstLines(lines);
		const known = first.filter((line) => KNOWN.test(line)).length;
		return (known > 0 && known * 2 >= first.length) || KNOWN.test(first[0] ?? '') || isTable(first);
	},
	read: () => noCall('This is a table about a call, not its words. Give the transcript that belongs to it.'),
};

/** Whether there are lines with as many tabs or bars as the first, below a row of names. */
function isTable(lines: readonly string[]): boolean {
	const [names = ''] = lines;
	const sign = delimiterOf(names.slice(0, 2000));
	if (lines.length < FEWEST || (sign !== '\t' && sign !== '|')) return false;
	const cells = names.split(sign);
	if (cells.length < FEWEST || !cells.every((cell) => COLUMN.test(cell.trim()))) return false;
	return lines.every((line) => line.split(sign).length === cells.length);
}
