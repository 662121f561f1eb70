import { existsSync } from 'node:fs';
import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBackupFile } from '#server/backup/file.ts';
import type { Summary } from '#server/backup/format.ts';
import { BackupReader } from '#server/backup/read.ts';
import { writeBackup } from '#server/backup/write.ts';
import { openAsItIs } from '#server/database/open.ts';
import { runs, users } from '#server/database/schema.ts';
import type { Session } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import { TEST_PASSWORD } from '#test/app.ts';
import { temporaryFolder } from '#test/cache.ts';
import { runCommand } from '#test/command.ts';
import { freshDataDir } from '#test/database.ts';
import { sharedPostgres } from '#test/postgres.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { slowTest } from '#test/slow-test.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { BACKUP_PATH, controlSocketPath } from './socket-path.ts';

const account = { email: 'owner@example.com', password: TEST_PASSWORD };

function command(name: 'backup' | 'restore', settings: Record<string, string>, ...argv: string[]) {
	return runCommand({ backup, restore }[name], settings, ...argv);
}

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function folder(make: () => Promise<string> = temporaryFolder): Promise<string> {
	const made = await make();
	cleanups.push(() => rm(made, { recursive: true, force: true }));
	return made;
}

async function serve(settings: Record<string, string>): Promise<ServerProcess> {
	const server = await startServer(settings);
	cleanups.push(() => server.kill());
	return server;
}

async function post<Answer>(server: ServerProcess, path: string, body: object, token?: string): Promise<Answer> {
	const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
	const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
	return (await response.json()) as Answer;
}

async function signUpOwner(server: ServerProcess): Promise<string> {
	const setupToken = new URL(server.setupLink ?? '').searchParams.get('setup');
	const { data } = await post<{ data: Session }>(server, '/api/auth/signup', { ...account, setupToken });
	return data.token;
}

/** Writes run after run until it is stopped; `written` holds those that the server acknowledged. */
function writing(server: ServerProcess, token: string) {
	const written: string[] = [];
	let stopped = false;
	const call = { callType: 'Discovery Call', callObjective: 'Learn' };
	const write = async (writer: number) => {
		for (let n = 0; !stopped; n++) {
			const callTranscript = `Ann: What holds you back?\nBob: We lose ${writer * 1000 + n} hours a week.`;
			const path = '/api/sales-call-analyzer/analyze';
			written.push((await post<{ run: Run }>(server, path, { ...call, callTranscript }, token)).run.id);
		}
	};
	const writers = Promise.all([1, 2, 3, 4].map(write));
	const stop = async () => {
		stopped = true;
		await writers;
	};
	return { written, stop };
}

async function summaryOf(file: string): Promise<Summary> {
	const reader = new BackupReader();
	for await (const chunk of readBackupFile(file)) for (const _ of reader.read(chunk));
	return reader.end();
}

/** A restore may change this: jobs that were under way wait again. */
function withoutJobs({ 'pgboss.job': _, ...tables }: Summary): Summary {
	return tables;
}

async function storyOf(settings: Record<string, string>, elsewhere: { DATA_DIR: string; DATABASE_URL?: string }) {
	const file = join(await folder(), 'everything.backup');
	const server = await serve(settings);
	const token = await signUpOwner(server);
	const { written, stop } = writing(server, token);
	await expect.poll(() => written.length, { timeout: 20_000 }).toBeGreaterThan(10);
	const acknowledged = [...written];
	const kept = await command('backup', settings, file);
	const during = written.length;
	await stop();
	expect(kept).toMatchObject({ code: 0, errors: '' });
	expect(during).toBeGreaterThan(acknowledged.length);
	expect(await server.stop()).toBe(0);

	const summary = await summaryOf(file);
	expect(kept.output).toContain(`runs\t${summary.runs?.rows}\n`);
	const restored = await command('restore', elsewhere, file);
	expect(restored).toMatchObject({ code: 0, errors: '' });
	const tables = kept.output.split('\n').slice(0, -2);
	expect(restored.output.split('\n').slice(0, -2)).toEqual(tables);

	const database = await openAsItIs({ dataDir: elsewhere.DATA_DIR, databaseUrl: elsewhere.DATABASE_URL });
	const stored = (await database.db.select({ id: runs.id }).from(runs)).map(({ id }) => id);
	expect(stored).toHaveLength(summary.runs?.rows ?? 0);
	expect(stored).toEqual(expect.arrayContaining(acknowledged));
	expect(withoutJobs(await writeBackup(database, async () => {}))).toEqual(withoutJobs(summary));
	await database.close();

	const again = await serve(elsewhere);
	expect(again.setupLink).toBeUndefined();
	const session = await post<{ data: Session }>(again, '/api/auth/signin', account);
	const headers = { authorization: `Bearer ${session.data.token}` };
	const run = await fetch(`${again.url}/api/runs/${acknowledged[0]}`, { headers });
	expect(await run.json()).toMatchObject({ run: { id: acknowledged[0], status: 'succeeded' } });
	expect((await fetch(`${again.url}/api/runs`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
	expect(await again.stop()).toBe(0);
}

describe('npm run backup', () => {
	let dataDir: string;
	let file: string;
	beforeEach(async () => {
		dataDir = await folder(freshDataDir);
		file = join(await folder(), 'my.backup');
	});

	it('reads a database that no server holds, into a file for this account alone', async () => {
		const database = await openAsItIs({ dataDir });
		await database.db.insert(users).values({ id: 'u', email: 'ann@example.com', passwordHash: '-', role: 'owner' });
		await database.close();
		const { code, output } = await command('backup', { DATA_DIR: dataDir }, file);
		expect(code).toBe(0);
		expect(output).toMatch(/^users\t1$/m);
		expect(output).toMatch(/^Backed up to .*my\.backup: \d+\.\d kB, \d+\.\d s\.\n$/m);
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		expect(await readdir(join(file, '..'))).toEqual(['my.backup']);
	});

	it('overwrites a file only with --force, and a half-made one always', async () => {
		await writeFile(file, 'mine');
		await writeFile(`${file}.unfinished`, 'half');
		await chmod(`${file}.unfinished`, 0o644);
		const refused = await command('backup', { DATA_DIR: dataDir }, file);
		expect(refused).toMatchObject({
			code: 1,
			errors: `${file} is there already. Choose another name, or add --force.\n`,
		});
		expect((await stat(file)).size).toBe(4);
		expect(await command('backup', { DATA_DIR: dataDir }, file, '--force')).toMatchObject({ code: 0, errors: '' });
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		expect((await summaryOf(file)).users?.rows).toBe(0);
	});

	it('makes no database where there is none, and says so', async () => {
		const empty = await folder();
		const outcome = await command('backup', { DATA_DIR: empty }, file);
		expect(outcome).toMatchObject({ code: 1, errors: `There is no database in DATA_DIR ${empty}.\n` });
		expect(await readdir(empty)).toEqual([]);
		expect(await readdir(join(file, '..'))).toEqual([]);
	});

	it('says which folder is missing, and of a PostgreSQL what is wrong without its password', async () => {
		const nowhere = join(file, '../none/my.backup');
		expect((await command('backup', { DATA_DIR: dataDir }, nowhere)).errors).toMatch(/^There is no folder .*none\.\n$/);
		const settings = { DATABASE_URL: 'postgres://somebody:the-password@127.0.0.1:1/toolkit' };
		const { code, errors } = await command('backup', settings, file);
		expect(code).toBe(1);
		expect(errors).toContain('nothing listens at that address');
		expect(errors).not.toContain('the-password');
	});

	slowTest(
		'while members work keeps every acknowledged run of an embedded database, which goes on elsewhere',
		180_000,
		async () => {
			await storyOf({ DATA_DIR: await folder(freshDataDir) }, { DATA_DIR: join(await folder(), 'new') });
		},
	);

	slowTest(
		'while members work keeps every acknowledged run of a PostgreSQL, which goes on elsewhere',
		180_000,
		async () => {
			const postgres = await sharedPostgres();
			const settings = { DATA_DIR: await folder(), DATABASE_URL: await postgres.createDatabase() };
			await storyOf(settings, { DATA_DIR: await folder(), DATABASE_URL: await postgres.createDatabase() });
		},
	);

	slowTest(
		'while members work lets the server go on when the one who asked for the backup has gone',
		120_000,
		async () => {
			const dataDir = await folder(freshDataDir);
			const database = await openAsItIs({ dataDir });
			// More than a socket buffers without a reader.
			await database.db.execute(sql`
			insert into authorized_emails (email) select n || repeat('x', 400) from generate_series(1, 30000) as n
		`);
			await database.close();
			const server = await serve({ DATA_DIR: dataDir });
			await signUpOwner(server);
			const cut = new Promise((resolve) => {
				const asked = get({ socketPath: controlSocketPath(dataDir), path: BACKUP_PATH }, () => asked.destroy());
				asked.once('error', () => {});
				asked.once('close', resolve);
			});
			await cut;
			await post(server, '/api/auth/signin', account);
		},
	);
});

slowTest(
	'npm run restore refuses a folder that a server holds, a file that is missing, and one that is no backup',
	120_000,
	async () => {
		const dataDir = await folder(freshDataDir);
		const file = join(await folder(), 'my.backup');
		const missing = await command('restore', { DATA_DIR: join(dataDir, 'new') }, file);
		expect(missing).toMatchObject({ code: 1, output: '', errors: `${file} cannot be read (ENOENT).\n` });
		await writeFile(file, 'something else');
		const other = await command('restore', { DATA_DIR: join(dataDir, 'new') }, file);
		expect(other).toMatchObject({ code: 1, errors: `${file} is damaged, or no backup of Growth Toolkit.\n` });
		expect(existsSync(join(dataDir, 'new'))).toBe(false);
		await serve({ DATA_DIR: dataDir });
		expect(await command('backup', { DATA_DIR: dataDir }, file, '--force')).toMatchObject({ code: 0 });
		const held = await command('restore', { DATA_DIR: dataDir }, file);
		expect(held.code).toBe(1);
		expect(held.errors).toContain('is in use by process');
	},
);
