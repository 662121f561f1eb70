import { firstLines } from './first-lines.ts';
import { notYet } from './not-yet.ts';

const COLUMN = /^"?(?:transcript|text|utterance|content|message|sentence|speaker)"?$/i;
const MAX_NAME = 40;

const cells = (line = '') => line.slice(0, 2000).split(/[,;\t]/);

/** A first line of column names, one of which can hold speech, over a line with as many cells. */
export const csv = notYet('csv', 'a table (CSV)', (lines) => {
	const [first, second] = firstLines(lines);
	const names = cells(first);
	if (names.length < 2 || cells(second).length < names.length) return false;
	if (names.some((name) => name.length > MAX_NAME || /[:.?!]/.test(name))) return false;
	return names.some((name) => COLUMN.test(name.trim()));
});
