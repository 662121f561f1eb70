/**
 * `npm run corpus -- DIR`: analyses every call below a folder with the built-in engine and prints one JSON object a
 * line. Exits with 1 where a file disagrees with its truth or its expectation, or where a quote is not in it.
 */

import { statSync } from 'node:fs';
import { checkCalls } from './corpus/check-calls.ts';

const folder = process.argv[2];
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
	console.error(`Give a folder of calls: npm run corpus -- DIR${folder === undefined ? '' : ` (${folder} is none)`}`);
	process.exit(2);
}
process.exitCode = checkCalls(folder, console.log, console.error);
