/** Kills the server process while an endless run is under way. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FullRun, Run } from '#shared/runs.ts';
import { TEST_PASSWORD } from '#test/app.ts';
import { freshDataDir } from '#test/database.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const TINY_SERVER = 'test/tiny-server.ts';

let dataDir: string;
let server: ServerProcess;
let token: string;
beforeEach(async () => {
	dataDir = await freshDataDir();
});
afterEach(async () => {
	await server.kill();
	await rm(dataDir, { recursive: true, force: true });
});

/** @returns milliseconds until the server listened */
async function start(deadlineMs: number): Promise<number> {
	const asked = performance.now();
	server = await startServer({ DATA_DIR: dataDir, DEADLINE_MS: String(deadlineMs), LOG_LEVEL: 'error' }, TINY_SERVER);
	return performance.now() - asked;
}

async function signUp(): Promise<void> {
	const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup');
	const response = await send('/api/auth/signup', { email: 'ann@example.com', password: TEST_PASSWORD, setupToken });
	token = ((await response.json()) as { data: { token: string } }).data.token;
}

function send(path: string, body?: object): Promise<Response> {
	const headers = { 'content-type': 'application/json', prefer: 'respond-async', authorization: `Bearer ${token}` };
	const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
	return fetch(server.url + path, { ...request, headers });
}

async function begin(tool: string, topic = 'pumps'): Promise<string> {
	const response = await send(`/api/${tool}/generate`, { topic, source: 'Ann: we like it' });
	return ((await response.json()) as { run: Run }).run.id;
}

async function read(id: string): Promise<FullRun> {
	return ((await (await send(`/api/runs/${id}`)).json()) as { run: FullRun }).run;
}

/** `reader` is the id of the server's child process that works on the run. */
async function beginEndless(): Promise<{ id: string; reader: number }> {
	const id = await begin('endless-tool');
	await expect.poll(async () => (await read(id)).status, { timeout: 30_000 }).toBe('running');
	const find = () => childrenOf(server.pid).at(0) ?? 0;
	await expect.poll(find, { timeout: 30_000 }).toBeGreaterThan(0);
	return { id, reader: find() };
}

function childrenOf(pid: number): number[] {
	try {
		return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
			.trim()
			.split('\n')
			.map(Number);
	} catch {
		return [];
	}
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** Whether the system has it running at this moment, which one that waits is not. */
function isComputing(pid: number): boolean {
	return execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('R');
}

describe('a server that ends while a run never does', () => {
	it('is ready as soon as ever after kill -9, and ends that run', { timeout: 150_000 }, async () => {
		const usual = await start(8000);
		await signUp();
		const { id, reader } = await beginEndless();
		const quick = await begin('busy-tool', '1000');
		await server.kill();

		expect(await start(3000)).toBeLessThan(2 * usual + 1000);
		expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
		await expect.poll(async () => (await read(id)).status, { timeout: 30_000 }).toBe('failed');
		expect((await read(id)).error).toContain('could not be read within 3 seconds');
		await expect.poll(async () => (await read(quick)).status, { timeout: 30_000 }).toBe('succeeded');
		// Nothing can stop the process that the killed server had started: it must end by itself.
		await expect.poll(() => isAlive(reader), { timeout: 20_000 }).toBe(false);
	});

	it('stops within ten seconds at SIGTERM, leaves no process behind, and ends the run after the next start', {
		timeout: 150_000,
	}, async () => {
		await start(60_000);
		await signUp();
		const { id, reader } = await beginEndless();
		const asked = performance.now();
		expect(await server.stop()).toBe(0);
		expect(performance.now() - asked).toBeLessThan(10_000);
		await expect.poll(() => isAlive(reader), { timeout: 5000 }).toBe(false);

		await start(2000);
		await expect.poll(async () => (await read(id)).status, { timeout: 30_000 }).toBe('failed');
		expect((await read(id)).error).toContain('could not be read within 2 seconds');
	});

	it('stops within ten seconds at SIGTERM while a file is made without end, and leaves no process behind', {
		timeout: 150_000,
	}, async () => {
		await start(8000);
		await signUp();
		const id = await begin('endless-document-tool');
		await expect.poll(async () => (await read(id)).status, { timeout: 30_000 }).toBe('succeeded');
		const [maker = 0] = childrenOf(server.pid);
		const cut = send(`/api/runs/${id}/export?format=markdown`).catch(() => 'cut');
		await expect.poll(() => isComputing(maker), { timeout: 30_000 }).toBe(true);
		const asked = performance.now();
		expect(await server.stop()).toBe(0);
		expect(performance.now() - asked).toBeLessThan(10_000);
		expect(await cut).toBe('cut');
		await expect.poll(() => isAlive(maker), { timeout: 5000 }).toBe(false);
	});
});
