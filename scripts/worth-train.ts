/**
 * `npm run worth:train`: learns from every gold call what somebody who was there tells first, and writes
 * `src/tools/sales-call-analyzer/worth/weights.bin`; from what readers judged which items they use, `used.bin` beside it; where its
 * talks begin and which of them are told, `talks/talks.bin` and `talks/grades.bin`.
 *
 * `-- --out-of-fold` prints how much of it stands in summaries that are made by weights trained without their calls, and how
 * many of the judged items are told and were not used, and how many beginnings of talks are found;
 * `--check` compares that with `test/calls/gold/told-first.json` and exits with 1 where it fell, `--accept` writes it
 * there.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeModels } from '#language/linear-models/stored.ts';
import { GRADES_FILE } from '#tools/sales-call-analyzer/talks/grades.ts';
import { TALKS_FILE } from '#tools/sales-call-analyzer/talks/talks.ts';
import { USED_FILE } from '#tools/sales-call-analyzer/worth/used.ts';
import { encodeWorth, WORTH_FILE } from '#tools/sales-call-analyzer/worth/weights.ts';
import { GOLD } from './facts/gold.ts';
import { type Figures, figuresOf } from './worth/figures.ts';
import { judgedItems, usedFigures, usedFrom } from './worth/judged.ts';
import { worthFrom, worthWithout } from './worth/learn.ts';
import { toldCalls } from './worth/learned-calls.ts';
import { gradedTalks, gradesFrom, heardCalls, talkPlaces, talksFigures, talksFrom } from './worth/talks.ts';

const BASELINE = join(GOLD, 'told-first.json');
/** In points: as much may change with whatever else is changed. */
const LEEWAY = 1;

const { values } = parseArgs({
	options: { 'out-of-fold': { type: 'boolean' }, check: { type: 'boolean' }, accept: { type: 'boolean' } },
});
const calls = toldCalls();
const heard = heardCalls();

if (values['out-of-fold']) {
	console.log(JSON.stringify({ ...usedFigures(judgedItems()), ...talksFigures(talkPlaces(heard)) }, null, 2));
	compare(figuresOf(calls, worthWithout(calls)));
} else {
	writeFileSync(WORTH_FILE, encodeWorth(worthFrom(calls)));
	writeFileSync(USED_FILE, encodeModels(usedFrom(judgedItems())));
	writeFileSync(GRADES_FILE, encodeModels(gradesFrom(gradedTalks(heard))));
	writeFileSync(TALKS_FILE, encodeModels(talksFrom(talkPlaces(heard))));
}

function compare(figures: Figures): void {
	console.log(JSON.stringify(figures, null, 2));
	if (values.accept) writeFileSync(BASELINE, `${JSON.stringify(figures, null, '\t')}\n`);
	if (!values.check) return;
	const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Figures;
	for (const key of ['details', 'words', 'held'] as const) {
		if (figures[key] >= baseline[key] - LEEWAY) continue;
		console.error(`${key}: ${figures[key]} after ${baseline[key]}`);
		process.exitCode = 1;
	}
}
