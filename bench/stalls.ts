/**
 * The claim: whatever input one member sends, no request of another waits for more than 100 ms, and the run has ended
 * within 12 s; and a server killed while it reads the worst of them starts as fast as ever.
 *
 * `npm run bench -- stalls [--every=N] [TOOL…]`: only each Nth input, only these tools. Other programs on the machine
 * make requests wait too: so the inputs are sent in five parts, and the claim is the median of their worst waits.
 * "idle" says how long requests wait without any run, and the last line of a tool what no other program can change, the
 * CPU time between two turns of the server's loop.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/open.ts';
import { MOST_BODY_BYTES } from '#server/plugins/request-problems.ts';
import type { Run } from '#shared/runs.ts';
import { hostileInputs } from '#test/hostile-inputs.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { catalog, type ToolId } from '#tools/catalog.ts';
import { addMembers } from './support/accounts.ts';
import { calibrate } from './support/calibration.ts';
import { startPoller } from './support/poller.ts';
import { quantile } from './support/statistics.ts';
import { longestStretch } from './support/stretches.ts';

const MOST_WAIT_MS = 100;
const MOST_RUN_MS = 12_000;
const IDLE_MS = 3000;
/** As many as one member may have under way. */
const AT_ONCE = 2;
const PARTS = 5;

const args = process.argv.slice(3);
const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
const chosen = args.filter((arg) => arg in catalog) as ToolId[];

const dataDir = await mkdtemp(join(tmpdir(), 'stalls-'));
const stretchesFile = join(dataDir, 'stretches');
const database = await openDatabase({ dataDir });
const [hostile = '', other = ''] = await addMembers(database.db, 2);
await database.close();

interface Sent {
	tool: ToolId;
	name: string;
	input: object;
}
interface Ended extends Sent {
	ms: number;
	status: number;
}

console.log(`calibration: ${calibrate()} ms`);
let server: ServerProcess = await start();
const poller = startPoller({ url: server.url, token: other });
let slowest: Ended | undefined;
let failed = false;
for (const tool of chosen.length > 0 ? chosen : (Object.keys(catalog) as ToolId[])) await tryTool(tool);
await poller.stop();
await killInTheMiddle();
await server.stop();
await rm(dataDir, { recursive: true });
if (failed) process.exitCode = 1;

function start(): Promise<ServerProcess> {
	const watch = `--import=${new URL('./support/stretches.ts', import.meta.url)}`;
	return startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_OPTIONS: watch, STRETCHES_FILE: stretchesFile });
}

async function tryTool(tool: ToolId): Promise<void> {
	await poller.waits();
	await pause(IDLE_MS);
	const idle = await poller.waits();
	const before = Date.now();
	const ended: Ended[] = [];
	const waits: number[][] = [];
	for (let part = 0; part < PARTS; part++) {
		let count = 0;
		const inputs = hostileInputs(catalog[tool]);
		async function sendNext(): Promise<void> {
			for (const { name, input } of inputs) {
				if (count++ % (every * PARTS) === part * every) ended.push(await send({ tool, name, input }));
			}
		}
		await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
		waits.push(await poller.waits());
	}
	report(tool, idle, waits, ended);
	const stretch = await longestStretch(stretchesFile, before);
	console.log(`  the server’s own thread computed for at most ${stretch.toFixed(0)} ms at a stretch`);
}

async function send(sent: Sent): Promise<Ended> {
	const asked = performance.now();
	const body = JSON.stringify(sent.input);
	try {
		const response = await fetch(server.url + catalog[sent.tool].endpoint, {
			method: 'POST',
			headers: { authorization: `Bearer ${hostile}`, 'content-type': 'application/json' },
			body,
		});
		await response.arrayBuffer();
		return { ...sent, ms: performance.now() - asked, status: response.status };
	} catch (error) {
		// Who still writes a body that is refused by its length may see the connection closed before the answer.
		if (Buffer.byteLength(body) <= MOST_BODY_BYTES) throw error;
		return { ...sent, ms: performance.now() - asked, status: 413 };
	}
}

function report(tool: ToolId, idle: number[], parts: number[][], ended: Ended[]): void {
	const worsts = parts.map((waits) => Math.max(...waits));
	const usual = quantile(worsts, 0.5);
	const worst = ended.reduce((a, b) => (b.ms > a.ms ? b : a));
	if (!slowest || worst.ms > slowest.ms) slowest = worst;
	const late = ended.filter(({ status }) => status === 422).length;
	// Texts of spaces alone are no texts: the field is asked for. In every field, signs of three bytes are more than a body holds.
	const broken = ended.filter(({ status }) => ![200, 400, 413, 422].includes(status));
	console.log(`${tool}: ${ended.length} inputs, ${late} ended by the deadline, ${broken.length} failed otherwise`);
	console.log(`  others waited ${inWords(parts.flat())}; idle ${inWords(idle)}`);
	console.log(
		`  the worst wait of each part: ${worsts.map((ms) => ms.toFixed(0)).join(', ')}; median ${usual.toFixed(0)} ms`,
	);
	console.log(`  the longest run took ${(worst.ms / 1000).toFixed(1)} s: ${worst.name}`);
	for (const { name, status } of broken) console.log(`  answered with ${status}: ${name}`);
	if (usual > MOST_WAIT_MS || worst.ms > MOST_RUN_MS || broken.length > 0) failed = true;
}

function inWords(waits: number[]): string {
	const [median, high, worst] = [0.5, 0.99, 1].map((share) => quantile(waits, share).toFixed(0));
	return `${median} ms (median), ${high} ms (99 %), ${worst} ms (worst of ${waits.length})`;
}

async function killInTheMiddle(): Promise<void> {
	await server.stop();
	const usual = await timeOfStart();
	const { tool, input, name } = slowest as Ended;
	const response = await fetch(server.url + catalog[tool].endpoint, {
		method: 'POST',
		headers: { authorization: `Bearer ${hostile}`, 'content-type': 'application/json', prefer: 'respond-async' },
		body: JSON.stringify(input),
	});
	const { id } = ((await response.json()) as { run: Run }).run;
	await pause(500);
	await server.kill();
	const after = await timeOfStart();
	const asked = performance.now();
	let status = '';
	while (!['succeeded', 'failed'].includes(status) && performance.now() - asked < 2 * MOST_RUN_MS) {
		await pause(100);
		const headers = { authorization: `Bearer ${hostile}` };
		status = ((await (await fetch(`${server.url}/api/runs/${id}`, { headers })).json()) as { run: Run }).run.status;
	}
	const took = performance.now() - asked;
	console.log(`killed within ${tool}, ${name}: ready after ${after.toFixed(0)} ms, usually ${usual.toFixed(0)} ms`);
	console.log(`  the run was ${status} ${(took / 1000).toFixed(1)} s later`);
	if (took > MOST_RUN_MS) failed = true;
}

async function timeOfStart(): Promise<number> {
	const asked = performance.now();
	server = await start();
	if (!(await fetch(`${server.url}/readyz`)).ok) throw new Error('the server is not ready');
	return performance.now() - asked;
}
