/**
 * `npm run facts -- FILE|DIR [--out DIR]`: prints what was said in a call as JSON, as the built-in engine reads it. For
 * a folder it writes NAME.json for each call in it to the folder named by `--out`, and never reads what else is known.
 */

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CallFacts } from '#call-facts/facts.ts';
import { readFacts } from '#call-facts/read.ts';
import { decode } from '#transcript/decode.ts';
import { readCall } from '#transcript/read.ts';

const CALLS = new Set(['.txt', '.vtt', '.srt', '.md']);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [source] = positionals;
const found = source === undefined ? undefined : statSync(source, { throwIfNoEntry: false });
if (source === undefined || !found) {
	console.error(
		`Give a call or a folder of calls: npm run facts -- FILE|DIR [--out DIR]${source ? ` (${source} is none)` : ''}`,
	);
	process.exit(2);
}
if (found.isDirectory()) readFolder(source);
else tell(basename(source, extname(source)), factsIn(source));

function readFolder(folder: string): void {
	const files = readdirSync(folder).filter((file) => CALLS.has(extname(file)) && file !== 'README.md');
	for (const file of files.sort()) tell(basename(file, extname(file)), factsIn(join(folder, file)));
}

function factsIn(file: string): CallFacts {
	return readFacts(readCall(decode(readFileSync(file))));
}

function tell(name: string, facts: CallFacts): void {
	if (values.out === undefined) {
		console.log(JSON.stringify(facts, null, 2));
		return;
	}
	mkdirSync(values.out, { recursive: true });
	writeFileSync(join(values.out, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
}
