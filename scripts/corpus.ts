/**
 * `npm run corpus -- DIR`: analyses every call below a folder with the built-in engine and prints one JSON object a
 * line. Exits with 1 where a file disagrees with its truth or its expectation, where a quote is not in it, or where a
 * proposal or plan holds a name or figure that nobody gave. Says how gold calls are scored where the folder holds some, and
 * how much of what was found in them stands in proposal or analysis.
 */

import { statSync } from 'node:fs';
import { checkCalls } from './corpus/check-calls.ts';
import { goldScore } from './corpus/gold.ts';
import { papersScore, papersText } from './corpus/papers.ts';

const folder = process.argv[2];
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
	console.error(`Give a folder of calls: npm run corpus -- DIR${folder === undefined ? '' : ` (${folder} is none)`}`);
	process.exit(2);
}
process.exitCode = checkCalls(folder, console.log, console.error);
const score = goldScore(folder);
if (score !== null) {
	console.error(score);
	console.error(papersText(papersScore(folder)));
}
