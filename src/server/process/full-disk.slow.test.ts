/** What a real disk without room means for the server, and for the one that is started after it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backup } from '#server/cli/backup.ts';
import { restore } from '#server/cli/restore.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Session } from '#shared/account.ts';
import { TEST_PASSWORD } from '#test/app.ts';
import { runCommand } from '#test/command.ts';
import { dataDirTemplate, freshDataDir } from '#test/data-dir.ts';
import { type ServerProcess, startInVain, startServer } from '#test/server-process.ts';
import { mountSmallDisk, type SmallDisk } from '#test/small-disk.ts';

const root = join(import.meta.dirname, '../../..');

const probe = mountSmallDisk(1);
probe?.unmount();

/** With a database on it, or with nothing. */
async function smallDisk(megabytes: number, withDatabase = true): Promise<SmallDisk & { dataDir: string }> {
	const disk = mountSmallDisk(megabytes);
	if (!disk) throw new Error('this account could mount a disk a moment ago');
	onTestFinished(() => disk.unmount());
	const dataDir = join(disk.folder, 'data');
	if (withDatabase) cpSync(await dataDirTemplate(), dataDir, { recursive: true });
	return { ...disk, dataDir };
}

/** Writes rows, and as much to the log of the database that it soon needs a new file. It gives up on nothing by itself. */
function writer(dataDir: string): ChildProcess {
	const program = `
		import Fastify from 'fastify';
		import { openDatabase } from '#server/database/open.ts';
		import { createLog } from '#server/log.ts';
		import { stopOnSignals } from '#server/process/stop.ts';
		stopOnSignals(Fastify(), createLog('info', process.stderr), {});
		const { db } = await openDatabase({ dataDir: process.argv[1] });
		const tried = (statement) => db.execute(statement).then(() => true, () => false);
		for (let n = 0; ; n++) {
			if (await tried("insert into authorized_emails (email) values ('" + n + "')")) console.log(n);
			await tried("select pg_logical_emit_message(true, 'x', repeat('x', 1000000))");
		}`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], { cwd: root });
	onTestFinished(() => void child.kill('SIGKILL'));
	return child;
}

async function signUpOwner({ url, setupLink = '' }: ServerProcess): Promise<string> {
	const setupToken = new URL(setupLink).searchParams.get('setup');
	const response = await fetch(`${url}/api/auth/signup`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email: 'owner@example.com', password: TEST_PASSWORD, setupToken }),
	});
	return ((await response.json()) as { data: Session }).data.token;
}

describe.skipIf(probe === null)('on a full disk', () => {
	it('the server refuses what it cannot save, says that it is not ready, and goes on once there is room', {
		timeout: 120_000,
	}, async () => {
		const disk = await smallDisk(160);
		const server = await startServer({ DATA_DIR: disk.dataDir, LOG_LEVEL: 'silent' });
		onTestFinished(() => server.kill());
		const token = await signUpOwner(server);
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const keep = (callTranscript: string) =>
			fetch(`${server.url}/api/drafts/sales-call-analyzer`, {
				method: 'PUT',
				headers,
				body: JSON.stringify({ step: 0, input: { callTranscript }, savedAt: new Date().toISOString() }),
			});
		const kept = async () => JSON.stringify(await (await fetch(`${server.url}/api/drafts`, { headers })).json());
		expect((await keep('the first one')).status).toBe(200);
		disk.fill();
		const refused = await keep(Array.from({ length: 20_000 }, Math.random).join(' '));
		expect(refused.status).toBe(503);
		expect(await refused.json()).toMatchObject({ code: 'NOT_READY', error: expect.stringContaining('is full') });
		await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
		expect(await kept()).toContain('the first one');
		disk.free();
		expect((await keep('the second one')).status).toBe(200);
		await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
		expect(await kept()).toContain('the second one');
	});

	it('a process whose database breaks off says why and ends, and the next one has every acknowledged row', {
		timeout: 120_000,
	}, async () => {
		const disk = await smallDisk(160);
		const child = writer(disk.dataDir);
		const said = child.stderr ? text(child.stderr) : '';
		const ended = once(child, 'exit');
		const saved: string[] = [];
		for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
			saved.push(line);
			if (saved.length === 2) disk.fill();
		}
		expect((await ended)[0]).toBe(1);
		expect(JSON.parse((await said).trim().split('\n').at(-1) ?? '')).toMatchObject({
			level: 'fatal',
			err: { kind: 'DatabaseUnavailableError', message: expect.stringContaining('The disk is full') },
		});

		await expect(openDatabase({ dataDir: disk.dataDir })).rejects.toThrow('The disk is full');
		disk.free();
		const { db, close } = await openDatabase({ dataDir: disk.dataDir });
		const { rows } = await db.execute<{ email: string }>(sql`select email from authorized_emails`);
		await close();
		expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(saved));
	});

	it.each([
		['there is no room at all', true, 0],
		['there is too little for the database to open', true, 4096],
		['there is too little for a new database', false, 2_000_000],
	])('a start where %s blames neither permissions nor the database', { timeout: 60_000 }, async (_, had, leaving) => {
		const disk = await smallDisk(80, had);
		disk.fill(leaving);
		const { code, said } = await startInVain({ DATA_DIR: disk.dataDir });
		expect(code).toBe(1);
		expect(said.trim()).toBe(
			`The disk is full: the database in ${disk.dataDir} needs 16 MB of room. Free some, then start again.`,
		);
	});

	it('a backup and a restore say that it is full, and leave nothing half-made', { timeout: 60_000 }, async () => {
		const source = await freshDataDir();
		onTestFinished(() => rmSync(source, { recursive: true }));
		const disk = await smallDisk(20, false);
		const whole = join(source, 'whole.backup');
		expect(await runCommand(backup, { DATA_DIR: source }, whole)).toMatchObject({ code: 0 });
		const restored = await runCommand(restore, { DATA_DIR: disk.dataDir }, whole);
		expect(restored).toMatchObject({ code: 1, errors: expect.stringContaining('The disk is full') });
		rmSync(disk.dataDir, { recursive: true });
		disk.fill();
		const path = join(disk.folder, 'part.backup');
		expect(await runCommand(backup, { DATA_DIR: source }, path)).toMatchObject({
			code: 1,
			errors: expect.stringContaining('The disk is full'),
		});
		expect(readdirSync(disk.folder)).toEqual(['filler']);
	});
});
