/**
 * `npm run facts:train`: learns the weights from every gold call and writes `src/call-facts/learned/weights.bin`, and
 * `sides.bin` beside it, which browsers load.
 *
 * `-- --out-of-fold DIR` writes each call as weights read it that were trained without it, and prints their figures;
 * `--check` compares these with `test/calls/gold/baseline.json` and exits with 1 where they fell, `--accept` writes them
 * there.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeGroups, encodeWeights } from '#call-facts/learned/weights.ts';
import { readFacts } from '#call-facts/read.ts';
import { GOLD } from './facts/gold.ts';
import { FOLDERS, learnedCalls, weightsFrom, weightsWithout } from './facts/out-of-fold.ts';
import { printed } from './facts/printed.ts';
import { type Score, scoreOf, worseThan } from './facts/score.ts';

const LEARNED = join(import.meta.dirname, '../src/call-facts/learned');
const BASELINE = join(GOLD, 'baseline.json');

const { values } = parseArgs({
	options: { 'out-of-fold': { type: 'string' }, check: { type: 'boolean' }, accept: { type: 'boolean' } },
});
const calls = learnedCalls();
const folder = values['out-of-fold'];

if (folder === undefined) {
	const weights = weightsFrom(calls);
	writeFileSync(join(LEARNED, 'weights.bin'), encodeWeights(weights));
	writeFileSync(join(LEARNED, 'sides.bin'), encodeGroups(['side'], weights));
} else {
	readOutOfFold(folder);
	compare(Object.fromEntries(FOLDERS.map((name) => [name, scoreOf(join(folder, name), join(GOLD, name))])));
}

function readOutOfFold(target: string): void {
	for (const name of FOLDERS) mkdirSync(join(target, name), { recursive: true });
	const without = weightsWithout(calls);
	for (const { name, folder, call } of calls) {
		writeFileSync(join(target, folder, `${name}.json`), printed(readFacts(call, {}, without(name))));
	}
}

function compare(scores: Record<string, Score>): void {
	console.log(JSON.stringify(scores, null, 2));
	if (values.accept) writeFileSync(BASELINE, `${JSON.stringify(scores, null, '\t')}\n`);
	if (!values.check) return;
	const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Record<string, Score>;
	for (const [name, before] of Object.entries(baseline)) {
		for (const line of worseThan(before, scores[name] as Score)) {
			console.error(`${name}: ${line}`);
			process.exitCode = 1;
		}
	}
}
