/**
 * `npm run evaluate`: how well the built-in engine reads the gold calls and what the checks say of its results, as
 * `docs/evaluation.md`. `-- --model` puts the connected model beside it: the one of the environment, else the one that
 * the owner connected. Its tokens cost, and are not counted among the members' costs.
 *
 * `--calls DIR` (or `GOLD_DIR`): another folder of gold calls. `--most N`: so many calls, and so many inputs of each tool.
 * `--out FILE`: another file.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createModelEngine } from '#server/model/ask.ts';
import { recordings, startRecordedModel } from '#test/recorded-model.ts';
import { connectedModel } from './evaluate/connected.ts';
import { builtInEngine, type Engine, modelEngine } from './evaluate/engines.ts';
import { type Evaluation, evaluate } from './evaluate/evaluate.ts';
import { forms as allForms, type Form } from './evaluate/forms.ts';
import { callsIn, type EvaluatedCall } from './evaluate/gold.ts';
import { report } from './evaluate/report.ts';
import { GOLD } from './facts/gold.ts';
import { learnedCalls, weightsWithout } from './facts/out-of-fold.ts';

const { values } = parseArgs({
	options: {
		model: { type: 'boolean' },
		calls: { type: 'string', default: process.env.GOLD_DIR ?? join(GOLD, 'given') },
		most: { type: 'string' },
		out: { type: 'string', default: join(import.meta.dirname, '../docs/evaluation.md') },
	},
});
const most = values.most === undefined ? Number.POSITIVE_INFINITY : Number(values.most);
if (!(most >= 1)) refuse(`--most is ${values.most}, but must be a number from 1`);
const connected = values.model ? await connectedModel(process.env) : null;
if (typeof connected === 'string') refuse(connected);

const calls = existsSync(values.calls) ? callsIn(values.calls).slice(0, most) : [];
if (calls.length === 0) console.error(`${values.calls} holds no gold calls: they are left out`);
const forms = await allForms(most);
const engines = [
	builtIn(calls),
	...(connected ? [modelEngine(createModelEngine(connected.settings), connected.atOnce)] : []),
];
const evaluations = await each(engines, calls, forms);
writeFileSync(values.out, report({ evaluations, calls, forms, recorded: await recorded() }));
console.error(`${values.out} is written`);

function refuse(why: string): never {
	console.error(why);
	process.exit(2);
}

/** Trains before anything is timed. */
function builtIn(calls: readonly EvaluatedCall[]): Engine {
	const weights = weightsWithout(calls.length > 0 ? learnedCalls() : []);
	for (const { name } of calls) weights(name);
	return builtInEngine(weights);
}

async function recorded() {
	const server = await startRecordedModel();
	const settings = { provider: 'openai-compatible', model: 'Recorded answers', baseUrl: server.url } as const;
	const forms = recordings.map(({ tool, input }) => ({ tool, name: 'recorded', input }));
	try {
		return {
			forms,
			evaluations: await each([builtInEngine(), modelEngine(createModelEngine(settings), 1)], [], forms),
		};
	} finally {
		await server.close();
	}
}

async function each(engines: readonly Engine[], calls: readonly EvaluatedCall[], forms: readonly Form[]) {
	const evaluations: Evaluation[] = [];
	for (const engine of engines) evaluations.push(await evaluate(engine, { calls, forms }));
	return evaluations;
}
