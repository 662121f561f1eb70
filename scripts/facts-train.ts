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
import { type Group, QUESTIONS, type Weights } from '#call-facts/learned/stored.ts';
import { decodeWeights, encodeGroups, encodeWeights } from '#call-facts/learned/weights.ts';
import { readFacts } from '#call-facts/read.ts';
import { type Examples, examplesOf } from './facts/examples.ts';
import { GOLD, goldCalls } from './facts/gold.ts';
import { printed } from './facts/printed.ts';
import { type Score, scoreOf, worseThan } from './facts/score.ts';
import { train } from './learning/regression.ts';

const FOLDERS = ['given', 'own'] as const;
const FOLDS = 8;
const GROUPS = Object.keys(QUESTIONS) as Group[];
/** Those that did best on calls left out. */
const OPTIONS: Record<Group, { c: number; calls: number }> = {
	side: { c: 4, calls: 2 },
	turn: { c: 2, calls: 2 },
	amount: { c: 1, calls: 2 },
	name: { c: 3, calls: 1 },
	close: { c: 10, calls: 2 },
};
const LEARNED = join(import.meta.dirname, '../src/call-facts/learned');
const BASELINE = join(GOLD, 'baseline.json');

const { values } = parseArgs({
	options: { 'out-of-fold': { type: 'string' }, check: { type: 'boolean' }, accept: { type: 'boolean' } },
});
const calls = FOLDERS.flatMap((folder) => goldCalls(join(GOLD, folder)).map((call) => ({ ...call, folder })));
const examples = calls.map((call, index) => examplesOf(call, index));
const folder = values['out-of-fold'];

if (folder === undefined) {
	const weights = weightsFrom(examples);
	writeFileSync(join(LEARNED, 'weights.bin'), encodeWeights(weights));
	writeFileSync(join(LEARNED, 'sides.bin'), encodeGroups(['side'], weights));
} else {
	readOutOfFold(folder);
	compare(Object.fromEntries(FOLDERS.map((name) => [name, scoreOf(join(folder, name), join(GOLD, name))])));
}

function readOutOfFold(target: string): void {
	for (const name of FOLDERS) mkdirSync(join(target, name), { recursive: true });
	for (let fold = 0; fold < FOLDS; fold += 1) {
		const trained = decodeWeights(encodeWeights(weightsFrom(examples.filter((_, index) => index % FOLDS !== fold))));
		for (const [index, { name, call, folder: set }] of calls.entries()) {
			if (index % FOLDS !== fold) continue;
			writeFileSync(join(target, set, `${name}.json`), printed(readFacts(call, {}, trained)));
		}
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

function weightsFrom(learned: readonly Examples[]): Weights {
	const all = (group: Group) => learned.flatMap((one) => one[group]);
	const trained = GROUPS.map((group) => [group, train(all(group), QUESTIONS[group], OPTIONS[group])]);
	return Object.fromEntries(trained) as Weights;
}
