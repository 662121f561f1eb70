/**
 * `npm run corpus -- DIR`: analyses every call below a folder with the built-in engine, prints one JSON
 * object a line, and exits with 1 where a file disagrees with its truth or a quote does not stand in it.
 */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, type Row } from './corpus/analyse.ts';
import { callFiles, truthOf } from './corpus/files.ts';
import { differences } from './corpus/truth.ts';

const folder = process.argv[2];
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
	console.error(`Give a folder of calls: npm run corpus -- DIR${folder === undefined ? '' : ` (${folder} is none)`}`);
	process.exit(2);
}

const counts = { files: 0, read: 0, skipped: 0, withTruth: 0, found: 0, verified: 0, wrong: 0 };
for (const file of callFiles(folder)) {
	const row = analyse(file, readFileSync(join(folder, file), 'utf8'));
	const truth = row.skipped === undefined ? truthOf(folder, file) : null;
	const disagrees = truth === null ? [] : differences(row, truth);
	console.log(
		JSON.stringify({ ...row, ...(truth === null ? {} : { truth: disagrees.length === 0 ? 'agrees' : disagrees }) }),
	);
	count(row, truth !== null, disagrees);
}
const { files, read, skipped, withTruth, found, verified, wrong } = counts;
console.error(`${files} files: ${read} read, ${skipped} not read yet, ${withTruth} compared with their truth.`);
console.error(`${found} quotes, ${verified} stand verbatim. ${wrong} files are wrong.`);
process.exitCode = wrong > 0 ? 1 : 0;

function count(row: Row, compared: boolean, disagrees: readonly string[]): void {
	counts.files++;
	if (row.skipped === undefined) counts.read++;
	else counts.skipped++;
	if (compared) counts.withTruth++;
	counts.found += row.quotes.found;
	counts.verified += row.quotes.verified;
	if (disagrees.length === 0 && row.failed === undefined && row.quotes.found === row.quotes.verified) return;
	counts.wrong++;
	console.error(
		`${row.file}: ${[row.failed, ...disagrees, ...row.quotes.missing.map((quote) => `no such words: ${quote}`)].filter(Boolean).join('; ')}`,
	);
}
