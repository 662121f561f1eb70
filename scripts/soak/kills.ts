import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from '#shared/runs.ts';
import { answer, type ModelServer, startModelServer } from '#test/model-server.ts';
import { startPostgres } from '#test/postgres.ts';
import { startServer } from '#test/server-process.ts';
import { example } from '#tools/ideator/example.ts';
import { serverTools } from '#tools/server.ts';
import { Member } from './member.ts';

const RUNS = 200;
/** Asked for before the first kill; the others one by one, between kills. */
const BEFORE = 50;
/** The other runs use the model. */
const BUILT_IN_EVERY = 4;
const KILLS = 200;
const TELL_EVERY = 20;
const LONGEST_LIFE_MS = 2000;
const DAILY_RUNS = 200;
const MOST_CALLS = 3;
const SETTLED_WITHIN_MS = 5 * 60 * 1000;

const tool = serverTools.ideator;
const path = tool.contract.endpoint;

/** Both databases, one after the other; true when nothing was lost on either. */
export async function soakKills(): Promise<boolean> {
	const embedded = await inFolder((folder) => soak('embedded database', { DATA_DIR: folder }));
	const postgres = await startPostgres();
	const url = await postgres.createDatabase();
	const onPostgres = await inFolder((folder) => soak('PostgreSQL', { DATABASE_URL: url, DATA_DIR: folder }));
	await postgres.stop();
	return embedded && onPostgres;
}

async function inFolder(work: (folder: string) => Promise<boolean>): Promise<boolean> {
	const folder = await mkdtemp(join(tmpdir(), 'soak-'));
	try {
		return await work(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function soak(where: string, place: Record<string, string>): Promise<boolean> {
	const models = await startSlowModel();
	const settings = {
		...place,
		AI_PROVIDER: 'openai-compatible',
		AI_MODEL: 'slow-model',
		AI_BASE_URL: models.url,
		AI_DAILY_RUNS: `${DAILY_RUNS}`,
		LOG_LEVEL: 'fatal',
	};
	const member = new Member(await startServer(settings));
	await member.signUp();
	const numbers = Array.from({ length: RUNS }, (_, number) => number);
	const accepted = await Promise.all(numbers.slice(0, BEFORE).map((number) => begin(member, number)));
	const between = numbers.slice(BEFORE);
	for (let kill = 1; kill <= KILLS; kill++) {
		const next = between.shift();
		if (next !== undefined) accepted.push(await begin(member, next));
		await pause(Math.random() * LONGEST_LIFE_MS);
		await member.server.kill();
		member.server = await startServer(settings);
		const runs = await member.runs();
		if (kill % TELL_EVERY === 0) {
			console.log(`${where}, kill ${kill}: ${runs.length} accepted, ${runs.filter(isUnderWay).length} under way`);
		}
	}
	const runs = await settled(member);
	const faults = [
		...faultsOf(accepted, runs),
		...(await lostOutputs(member, runs)),
		...(await quotaFaults(member, models, runs)),
	];
	await member.server.stop();
	await models.close();
	const succeeded = runs.filter(({ status }) => status === 'succeeded').length;
	const failed = runs.filter(({ status }) => status === 'failed').length;
	console.log(`${where}: ${KILLS} kills, ${runs.length} runs: ${succeeded} succeeded, ${failed} failed with a reason`);
	for (const fault of faults) console.log(`${where}: ${fault}`);
	return faults.length === 0;
}

function startSlowModel(): Promise<ModelServer> {
	const written = tool.answer.parse(tool.draft(example));
	return startModelServer((response, request) => {
		const pace = { headersAfterMs: Math.random() * 500, pieceEveryMs: Math.random() * 10 };
		return answer(written, pace)(response, request);
	});
}

function begin(member: Member, number: number): Promise<Run | null> {
	const query = number % BUILT_IN_EVERY === 0 ? '?engine=built-in' : '';
	return member.start(path + query, { ...example, niche: nicheOf(number) }, `press-${number}`);
}

const nicheOf = (number: number) => `Niche number ${number}.`;
const isUnderWay = ({ status }: Run) => status === 'queued' || status === 'running';

async function settled(member: Member): Promise<Run[]> {
	const until = Date.now() + SETTLED_WITHIN_MS;
	for (;;) {
		const runs = await member.runs();
		if (!runs.some(isUnderWay) || Date.now() > until) return runs;
		await pause(1000);
	}
}

function faultsOf(accepted: readonly (Run | null)[], runs: readonly Run[]): string[] {
	const known = new Set(runs.map(({ id }) => id));
	const distinct = new Set(accepted.map((run) => run?.id));
	const faults: string[] = [];
	const lost = accepted.filter((run) => run === null || !known.has(run.id)).length;
	if (lost > 0) faults.push(`${lost} accepted runs are lost`);
	if (distinct.size !== RUNS || runs.length !== RUNS) faults.push(`${RUNS} were asked for, ${runs.length} are stored`);
	const open = runs.filter(isUnderWay).length;
	if (open > 0) faults.push(`${open} runs never ended`);
	const silent = runs.filter(({ status, error }) => status === 'failed' && !error).length;
	if (silent > 0) faults.push(`${silent} failed runs have no reason`);
	return faults;
}

async function lostOutputs(member: Member, runs: readonly Run[]): Promise<string[]> {
	const outputs = await Promise.all(
		runs.filter(({ status }) => status === 'succeeded').map(async ({ id }) => (await member.run(id)).output),
	);
	const broken = outputs.filter((output) => !tool.contract.output.safeParse(output).success).length;
	return broken === 0 ? [] : [`${broken} results are broken`];
}

/** A run counts at most once against the day's limit, and makes at most three calls. */
async function quotaFaults(member: Member, models: ModelServer, runs: readonly Run[]): Promise<string[]> {
	const prompts = models.requests.map(({ body }) => JSON.stringify(body.messages));
	const calls = Array.from(
		{ length: RUNS },
		(_, number) => prompts.filter((text) => text.includes(nicheOf(number))).length,
	);
	const called = calls.filter((count) => count > 0).length;
	const most = Math.max(...calls);
	const left: (Run | null)[] = [];
	do left.push(await member.start(path, example, `more-${left.length}`));
	while (left.at(-1) !== null);
	const spent = DAILY_RUNS - (left.length - 1);
	const byModel = runs.filter(({ source }) => source === 'model').length;
	console.log(
		`${models.requests.length} calls for ${called} runs, at most ${most} a run; ${spent} of the day’s runs spent by ${byModel}`,
	);
	const faults: string[] = [];
	if (most > MOST_CALLS) faults.push(`a run made ${most} calls`);
	if (spent > byModel || spent < called)
		faults.push(`${spent} of the day’s runs were spent by ${byModel} runs, ${called} of them called`);
	return faults;
}
