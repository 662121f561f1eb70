import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freshDataDir } from '#test/data-dir.ts';
import { projectNode } from '#test/server-process.ts';

const root = join(import.meta.dirname, '../../..');

/** Few enough for 400 strangers to use up, and enough for a small database. */
const OPEN_FILES = 256;
const STRANGERS = 400;

/** The server in a process that may open no more files than that; gives its address. */
async function startTight(settings: Record<string, string>): Promise<string> {
	const dataDir = await freshDataDir();
	const env = { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings };
	const child = spawn('sh', ['-c', `ulimit -n ${OPEN_FILES} && exec ${projectNode} src/server/main.ts`], {
		cwd: root,
		env,
	});
	onTestFinished(async () => {
		const ended = once(child, 'exit');
		child.kill('SIGKILL');
		await ended;
		await rm(dataDir, { recursive: true, force: true });
	});
	return addressOf(child);
}

async function addressOf(child: ChildProcess): Promise<string> {
	if (!child.stdout) throw new Error('the server has no standard output');
	for await (const line of createInterface({ input: child.stdout })) {
		const url = /Growth Toolkit is at (\S+)/.exec(line)?.[1];
		if (!url) continue;
		child.stdout.resume();
		return url.replace('localhost', '127.0.0.1');
	}
	throw new Error('the server ended before it printed its address');
}

/** Asks by one connection that stays, as that of a proxy: a new one may find no room. */
function asker(url: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	onTestFinished(() => agent.destroy());
	return () =>
		new Promise<number | undefined>((resolve, reject) => {
			request(`${url}/readyz`, { agent }, (response) => {
				response.resume().once('end', () => resolve(response.statusCode));
			})
				.once('error', reject)
				.end();
		});
}

/** Connections that say nothing, for as long as the test goes on. */
async function flood(url: string): Promise<void> {
	const sockets = Array.from({ length: STRANGERS }, () => connect(Number(new URL(url).port), '127.0.0.1'));
	for (const socket of sockets) socket.on('error', () => {});
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	await delay(2000);
}

it('silent strangers leave the embedded database the descriptors that it needs', { timeout: 90_000 }, async () => {
	const url = await startTight({});
	const ready = asker(url);
	expect(await ready()).toBe(200);
	await flood(url);
	await delay(5000);
	expect(await ready()).toBe(200);
});

it('readiness sees that there is no descriptor left, where the limit was set too high', {
	timeout: 90_000,
}, async () => {
	const url = await startTight({ MAX_CONNECTIONS: '100000' });
	const ready = asker(url);
	expect(await ready()).toBe(200);
	await flood(url);
	await delay(5000);
	expect(await ready()).toBe(503);
});
