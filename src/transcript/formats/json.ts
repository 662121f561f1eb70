import { firstLines } from './first-lines.ts';
import { notYet } from './not-yet.ts';

/** A bracket alone proves nothing: `[00:01] Ann: Hello` opens with one as well. */
export const json = notYet('json', 'a JSON export', (lines) => {
	const [first = '', second = ''] = firstLines(lines);
	if (first === '{' || first === '[') return /^["[{]/.test(second);
	return /^(?:\{\s{0,9}"|\[\s{0,9}[[{"])/.test(first);
});
