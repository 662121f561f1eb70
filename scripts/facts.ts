/**
 * `npm run facts -- [--model] FILE|DIR [--out DIR]`: prints what was said in a call as JSON, as the built-in engine reads
 * it, or the connected model. For a folder it writes NAME.json for each call in it to the folder named by `--out`, and
 * never reads what else is known. Ends with 1 where the model could not read a call.
 */

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CallFacts } from '#call-facts/facts.ts';
import { readFacts } from '#call-facts/read.ts';
import { decode } from '#transcript/decode.ts';
import { readCall } from '#transcript/read.ts';
import { type ModelReader, modelReader } from './facts/by-model.ts';
import { printed } from './facts/printed.ts';

const CALLS = new Set(['.txt', '.vtt', '.srt', '.md']);

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { out: { type: 'string' }, model: { type: 'boolean' } },
});
const [source] = positionals;
const found = source === undefined ? undefined : statSync(source, { throwIfNoEntry: false });
if (source === undefined || !found) {
	refuse(
		`Give a call or a folder of calls: npm run facts -- [--model] FILE|DIR [--out DIR]${source ? ` (${source} is none)` : ''}`,
	);
}
const reader = values.model ? modelReader(process.env) : null;
if (typeof reader === 'string') refuse(reader);

for (const file of found.isDirectory() ? callsIn(source) : [source]) await tell(file, reader);

function refuse(why: string): never {
	console.error(why);
	process.exit(2);
}

function callsIn(folder: string): string[] {
	const files = readdirSync(folder).filter((file) => CALLS.has(extname(file)) && file !== 'README.md');
	return files.sort().map((file) => join(folder, file));
}

async function tell(file: string, model: ModelReader | null): Promise<void> {
	const name = basename(file, extname(file));
	const facts = model === null ? readFacts(readCall(decode(readFileSync(file)))) : await factsBy(model, name, file);
	if (facts === null) return;
	const json = printed(facts);
	if (values.out === undefined) {
		process.stdout.write(json);
		return;
	}
	mkdirSync(values.out, { recursive: true });
	writeFileSync(join(values.out, `${name}.json`), json);
}

/** Null where the model could not read the call, which is told. */
async function factsBy(model: ModelReader, name: string, file: string): Promise<CallFacts | null> {
	try {
		const { facts, kept, dropped } = await model.read(decode(readFileSync(file)));
		console.error(`${name}: ${kept} facts stand in the call, ${dropped} were left out`);
		return facts;
	} catch (error) {
		console.error(`${name}: ${error instanceof Error ? error.message : 'not read'}`);
		process.exitCode = 1;
		return null;
	}
}
