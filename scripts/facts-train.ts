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
import type { EndingsScore } from './facts/endings.ts';
import { GOLD } from './facts/gold.ts';
import {
	endingsOutOfFold,
	FOLDERS,
	learnedCalls,
	learnedEndings,
	weightsFrom,
	weightsWithout,
} from './facts/out-of-fold.ts';
import { printed } from './facts/printed.ts';
import { type Score, scoreOf, worseThan } from './facts/score.ts';

const LEARNED = join(import.meta.dirname, '../src/call-facts/learned');
const BASELINE = join(GOLD, 'baseline.json');

const { values } = parseArgs({
	options: { 'out-of-fold': { type: 'string' }, check: { type: 'boolean' }, accept: { type: 'boolean' } },
});
const calls = learnedCalls();
const endings = learnedEndings();
const folder = values['out-of-fold'];

if (folder === undefined) {
	const weights = weightsFrom([...calls, ...endings]);
	writeFileSync(join(LEARNED, 'weights.bin'), encodeWeights(weights));
	writeFileSync(join(LEARNED, 'sides.bin'), encodeGroups(['side'], weights));
} else {
	readOutOfFold(folder);
	compare({
		calls: Object.fromEntries(FOLDERS.map((name) => [name, scoreOf(join(folder, name), join(GOLD, name))])),
		endings: endingsOutOfFold(calls, endings),
	});
}

function readOutOfFold(target: string): void {
	for (const name of FOLDERS) mkdirSync(join(target, name), { recursive: true });
	const without = weightsWithout(calls, endings);
	for (const { name, folder, call } of calls) {
		writeFileSync(join(target, folder, `${name}.json`), printed(readFacts(call, {}, without(name))));
	}
}

interface Figures {
	/** By folder. */
	calls: Record<string, Score>;
	endings: EndingsScore;
}

function compare(figures: Figures): void {
	console.log(JSON.stringify(figures, null, 2));
	if (values.accept) writeFileSync(BASELINE, `${JSON.stringify(figures, null, '\t')}\n`);
	if (!values.check) return;
	const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Figures;
	const fell = Object.entries(baseline.calls).flatMap(([name, before]) =>
		worseThan(before, figures.calls[name] as Score).map((line) => `${name}: ${line}`),
	);
	for (const line of [...fell, ...worseThan(baseline.endings, figures.endings).map((line) => `endings: ${line}`)]) {
		console.error(line);
		process.exitCode = 1;
	}
}
