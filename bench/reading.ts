/**
 * The claims: a call of 200 turns is read within 6 s, one of the largest size within 10 s, and meanwhile no request of
 * another member waits for more than 50 ms (the median of the worst waits of five parts). Each call is another one, so
 * that none is known already.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/open.ts';
import { startServer } from '#test/server-process.ts';
import { catalog } from '#tools/catalog.ts';
import { MAX_TRANSCRIPT } from '#tools/fields.ts';
import { addMembers } from './support/accounts.ts';
import { calibrate } from './support/calibration.ts';
import { startPoller } from './support/poller.ts';
import { quantile } from './support/statistics.ts';

const PARTS = 5;
const CALLS = 6;
const MOST_WAIT_MS = 50;
const IDLE_MS = 3000;

const sample = readFileSync(join(import.meta.dirname, '../test/calls/discovery-dental.txt'), 'utf8')
	.trim()
	.split('\n');

/** The sample again and again, each turn made different by a number. */
function callOf(turns: number, most: number, number: number): string {
	const lines = Array.from({ length: turns }, (_, turn) => `${sample[turn % sample.length]} Item ${number}-${turn}.`);
	return lines.join('\n').slice(0, most);
}

const dataDir = await mkdtemp(join(tmpdir(), 'reading-'));
const database = await openDatabase({ dataDir });
const [reading = '', other = ''] = await addMembers(database.db, 2);
await database.close();
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const poller = startPoller({ url: server.url, token: other });
console.log(`calibration: ${calibrate()} ms`);

async function read(callTranscript: string): Promise<number> {
	const asked = performance.now();
	const response = await fetch(server.url + catalog['sales-call-analyzer'].endpoint, {
		method: 'POST',
		headers: { authorization: `Bearer ${reading}`, 'content-type': 'application/json' },
		body: JSON.stringify({ callTranscript, callType: 'Discovery Call', callObjective: 'Agree a next step' }),
	});
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`answered with ${response.status}`);
	return performance.now() - asked;
}

async function measure(name: string, turns: number, mostMs: number): Promise<void> {
	await poller.waits();
	await pause(IDLE_MS);
	const idle = await poller.waits();
	const worsts: number[] = [];
	let longest = 0;
	let count = 0;
	for (let part = 0; part < PARTS; part++) {
		const calls = Array.from({ length: CALLS }, () => callOf(turns, MAX_TRANSCRIPT, count++));
		for (const call of calls) longest = Math.max(longest, await read(call));
		worsts.push(Math.max(...(await poller.waits())));
	}
	const usual = quantile(worsts, 0.5);
	const waits = worsts.map((ms) => ms.toFixed(0)).join(', ');
	console.log(`${name}: read within ${(longest / 1000).toFixed(1)} s (claimed: ${mostMs / 1000} s)`);
	console.log(
		`  worst wait of others in each part: ${waits}; median ${usual.toFixed(0)} ms (claimed: ${MOST_WAIT_MS} ms)`,
	);
	console.log(
		`  without a run: ${quantile(idle, 0.5).toFixed(0)} ms (median), ${Math.max(...idle).toFixed(0)} ms (worst)`,
	);
	if (usual > MOST_WAIT_MS || longest > mostMs) process.exitCode = 1;
}

// What the first request needs is loaded by it.
await read(callOf(10, MAX_TRANSCRIPT, -1));
await measure('a call of 200 turns', 200, 6000);
await measure('a call of the largest size', 10_000, 10_000);
await poller.stop();
await server.stop();
await rm(dataDir, { recursive: true });
