/**
 * `npm run patterns`: checks the regular expressions that are not recorded as safe, and writes the record anew. Those
 * that are slow are printed, and stay out of it.
 */
import { writeFileSync } from 'node:fs';
import { FOLDERS, patternsOf, RECORD, readRecord, recorded, slowAmong } from './slow-patterns.ts';

const safe = readRecord();
const lines: string[] = [];
for (const pattern of await patternsOf(FOLDERS)) {
	const line = recorded(pattern);
	const slow = safe.has(line) ? [] : slowAmong([pattern]);
	if (slow.length === 0) lines.push(line);
	else process.stderr.write(`${slow.join('\n')}\n`);
	process.exitCode ||= slow.length;
}
writeFileSync(RECORD, `${lines.toSorted().join('\n')}\n`);
// Files that were imported to see what they build may have started something.
process.exit();
