/**
 * `npm run soak`: kills the server with -9 at random moments while it takes sign-ups and runs, restarts it on
 * the same folder, and counts what it had acknowledged and no longer knows. Prints one line a kill.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const KILLS = 20;
const PASSWORD = 'Correct-horse-9';
const MOST_PAUSE_MS = 1500;

const call = readFileSync(join(import.meta.dirname, '../test/calls/discovery-dental.txt'), 'utf8');
const folder = await mkdtemp(join(tmpdir(), 'soak-'));

let server = await startServer({ DATA_DIR: folder });
const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup');
let token = '';
token = await tokenOf('signup', { setupToken });
const acknowledged = new Set<string>();
let lost = 0;

for (let kill = 1; kill <= KILLS; kill += 1) {
	const work = Promise.allSettled([keepRunning(server), keepRunning(server), keepRunning(server)]);
	await pause(Math.random() * MOST_PAUSE_MS);
	await server.kill();
	await work;
	const restarted = Date.now();
	server = await startServer({ DATA_DIR: folder });
	token = await tokenOf('signin', {});
	const missing = await missingRuns();
	lost += missing;
	console.log(
		`kill ${kill}: back after ${Date.now() - restarted} ms, ${acknowledged.size} runs acknowledged, ${missing} missing`,
	);
}
await server.stop();
await rm(folder, { recursive: true, force: true });
console.log(`${KILLS} kills, ${acknowledged.size} acknowledged runs, ${lost} lost`);
if (lost > 0) process.exitCode = 1;

async function keepRunning(target: ServerProcess): Promise<never> {
	for (;;) {
		const response = await post(target, '/api/sales-call-analyzer/analyze', {
			callTranscript: call,
			callType: 'Discovery Call',
			callObjective: 'Agree a next step',
		});
		if (!response.ok) throw new Error(`the run answered ${response.status}`);
		const { run } = (await response.json()) as { run: { id: string } };
		acknowledged.add(run.id);
	}
}

async function missingRuns(): Promise<number> {
	let missing = 0;
	for (const id of acknowledged) {
		const response = await fetch(`${server.url}/api/runs/${id}`, { headers: { authorization: `Bearer ${token}` } });
		const { run } = (await response.json()) as { run?: { status: string } };
		if (run?.status !== 'succeeded') missing += 1;
	}
	return missing;
}

async function tokenOf(route: 'signup' | 'signin', more: object): Promise<string> {
	const response = await post(server, `/api/auth/${route}`, {
		email: 'owner@example.com',
		password: PASSWORD,
		...more,
	});
	if (!response.ok) throw new Error(`${route} answered ${response.status}`);
	const { data } = (await response.json()) as { data: { token: string } };
	return data.token;
}

function post(target: ServerProcess, path: string, body: object): Promise<Response> {
	const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
	return fetch(target.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
