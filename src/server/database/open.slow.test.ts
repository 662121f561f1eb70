import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { compileCache, temporaryFolder } from '#test/cache.ts';
import { cpuTime } from '#test/cpu-time.ts';
import { freshDataDir, onEveryDatabase } from '#test/database.ts';
import { sharedPostgres } from '#test/postgres.ts';
import { DatabaseLockedError, DatabaseUnavailableError, type OpenDatabase, openDatabase } from './open.ts';

const root = join(import.meta.dirname, '../../..');
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function dataDir(make: () => Promise<string> = freshDataDir): Promise<string> {
	const folder = await make();
	cleanups.push(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** A separate process that opens the database, prints the number of every row that it has saved, and stays. */
function writer(options: { dataDir: string; databaseUrl?: string }, rows = 2): ChildProcess {
	const program = `
		import { openDatabase } from '#server/database/open.ts';
		const { db } = await openDatabase(JSON.parse(process.argv[1]));
		for (let n = 0; n < ${rows}; n++) {
			await db.execute("insert into authorized_emails (email) values ('" + process.pid + "-" + n + "')");
			console.log(n);
		}
		setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(options)], {
		cwd: root,
		env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
	});
	cleanups.push(() => child.kill('SIGKILL'));
	return child;
}

/** The last number that the writer printed, once that is at least `count`. */
async function saved(child: ChildProcess, count: number): Promise<number> {
	if (!child.stdout) throw new Error('no output');
	for await (const line of createInterface({ input: child.stdout })) {
		if (Number(line) >= count) return Number(line);
	}
	throw new Error('the writer ended early');
}

async function errorsOf(child: ChildProcess): Promise<string> {
	let text = '';
	child.stderr?.on('data', (chunk) => {
		text += chunk;
	});
	await once(child, 'close');
	return text;
}

describe('openDatabase', () => {
	onEveryDatabase((current) => {
		it('opens a migrated database that answers', async () => {
			expect(await current().ready()).toBe(true);
			const { rows } = await current().db.execute<{ count: number }>(sql`select count(*)::int as count from users`);
			expect(rows).toEqual([{ count: 0 }]);
		});
	});

	it('says that it is not ready once it is closed', async () => {
		const database = await openDatabase({ dataDir: await dataDir() });
		await database.close();
		expect(await database.ready()).toBe(false);
	});
});

describe('the embedded database', () => {
	it('is made, with its DATA_DIR, for its own user alone', async () => {
		const parent = await temporaryFolder();
		const folder = join(parent, 'new');
		const database = await openDatabase({ dataDir: folder });
		expect((await stat(folder)).mode & 0o777).toBe(0o700);
		expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
		await database.close();
		await rm(parent, { recursive: true });
	}, 60_000);

	it('refuses a second process and says who holds it, without a moment of waiting for it', async () => {
		const folder = await dataDir();
		const first = writer({ dataDir: folder });
		await saved(first, 0);
		const second = writer({ dataDir: folder });
		const text = await errorsOf(second);
		expect(second.exitCode).toBe(1);
		expect(text).toMatch(`is in use by process ${first.pid} on `);
		expect(text).toContain('stop that process, choose another DATA_DIR, or set DATABASE_URL');
		let turns = 0;
		const refused = openDatabase({ dataDir: folder }).catch((reason: unknown) => reason);
		const counting = setInterval(() => turns++, 1);
		expect(await refused).toBeInstanceOf(DatabaseLockedError);
		clearInterval(counting);
		expect(turns).toBe(0);
	});

	it('keeps the lock of a living process even while it is suspended', async () => {
		const folder = await dataDir();
		const first = writer({ dataDir: folder });
		await saved(first, 0);
		first.kill('SIGSTOP');
		await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseLockedError);
	}, 60_000);

	it('opens at once after kill -9, with every acknowledged row', async () => {
		const folder = await dataDir();
		const first = writer({ dataDir: folder }, Number.POSITIVE_INFINITY);
		const last = await saved(first, 200);
		first.kill('SIGKILL');
		await once(first, 'exit');
		let database: OpenDatabase | undefined;
		const took = await cpuTime(async () => {
			database = await openDatabase({ dataDir: folder });
		});
		cleanups.push(() => database?.close());
		expect(took).toBeLessThan(5000);
		const found = await database?.db.execute<{ count: number }>(
			sql`select count(*)::int as count from authorized_emails`,
		);
		expect(found?.rows[0]?.count).toBeGreaterThanOrEqual(last + 1);
	}, 60_000);

	it('clears the temporary files of a process that was killed', async () => {
		const folder = await dataDir();
		const left = join(folder, 'database/base/pgsql_tmp');
		await mkdir(left);
		await writeFile(join(left, 'pgsql_tmp42.0'), 'rows');
		const database = await openDatabase({ dataDir: folder });
		cleanups.push(() => database.close());
		expect(existsSync(left)).toBe(false);
	});

	it('gives the lock up when it is closed', async () => {
		const folder = await dataDir();
		const first = await openDatabase({ dataDir: folder });
		await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseLockedError);
		await first.close();
		const second = await openDatabase({ dataDir: folder });
		await second.close();
	});

	it('starts over where a first start was cut short, in a folder closed to others', async () => {
		const folder = join(await dataDir(temporaryFolder), 'data');
		await mkdir(join(folder, 'database.unfinished'), { recursive: true, mode: 0o755 });
		await writeFile(join(folder, 'database.unfinished/PG_VERSION'), '18');
		const database = await openDatabase({ dataDir: folder });
		cleanups.push(() => database.close());
		expect(await database.ready()).toBe(true);
		expect(existsSync(join(folder, 'database.unfinished'))).toBe(false);
		expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
	}, 60_000);

	it('refuses a database that lost a file, and leaves what is there', async () => {
		const folder = await dataDir();
		const first = await openDatabase({ dataDir: folder });
		await first.db.execute(sql`insert into authorized_emails (email) values ('ada@example.com')`);
		await first.close();
		const version = join(folder, 'database/PG_VERSION');
		await rename(version, `${version}.lost`);
		const refused = await openDatabase({ dataDir: folder }).catch(String);
		expect(refused).toContain('cannot be opened. Move that folder away');
		await rename(`${version}.lost`, version);
		const again = await openDatabase({ dataDir: folder });
		cleanups.push(() => again.close());
		const { rows } = await again.db.execute(sql`select email from authorized_emails`);
		expect(rows).toEqual([{ email: 'ada@example.com' }]);
	}, 60_000);

	it('says what to do about a damaged database and about a DATA_DIR that is no folder', async () => {
		const folder = await dataDir(temporaryFolder);
		await mkdir(join(folder, 'database'));
		await writeFile(join(folder, 'database/PG_VERSION'), '18');
		const damaged = await openDatabase({ dataDir: folder }).catch((reason: unknown) => reason);
		expect(damaged).toBeInstanceOf(DatabaseUnavailableError);
		expect(String(damaged)).toContain('Move that folder away, then restore a backup');
		const noFolder = await openDatabase({ dataDir: join(folder, 'database/PG_VERSION') }).catch(String);
		expect(noFolder).toContain('must be a folder in which this account may write');
	});
});

describe('a PostgreSQL', () => {
	it('is migrated once when several instances start at the same time', async () => {
		const server = await sharedPostgres();
		const databaseUrl = await server.createDatabase();
		const others = [writer({ dataDir: '/nowhere', databaseUrl }), writer({ dataDir: '/nowhere', databaseUrl })];
		const opened: OpenDatabase[] = await Promise.all(
			Array.from({ length: 4 }, () => openDatabase({ dataDir: '/nowhere', databaseUrl })),
		);
		cleanups.push(...opened.map((database) => () => database.close()));
		await Promise.all(others.map((child) => saved(child, 1)));
		const applied = await opened[0]?.db.execute(sql`select hash from drizzle.__drizzle_migrations`);
		const distinct = new Set(applied?.rows.map((row) => row.hash));
		expect(distinct.size).toBeGreaterThan(0);
		expect(applied?.rows).toHaveLength(distinct.size);
	}, 60_000);

	it('may end a connection in the middle of a transaction without ending this process', async () => {
		const server = await sharedPostgres();
		const database = await openDatabase({ dataDir: '/nowhere', databaseUrl: await server.createDatabase() });
		cleanups.push(() => database.close());
		const cut = database.db.transaction(async (transaction) => {
			const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
			await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
			await delay(200);
			await transaction.execute(sql`select 1`);
		});
		await expect(cut).rejects.toThrow();
		expect(await database.ready()).toBe(true);
	});

	it('that cannot be reached is named without its password', async () => {
		const databaseUrl = 'postgres://somebody:the-password@127.0.0.1:1/toolkit';
		const error = await openDatabase({ dataDir: '/nowhere', databaseUrl }).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(DatabaseUnavailableError);
		expect(String(error)).toContain('DATABASE_URL');
		expect(String(error)).toContain('nothing listens at that address');
		expect(JSON.stringify(error) + String(error)).not.toContain('the-password');
	});

	it('without the database of that name says so', async () => {
		const server = await sharedPostgres();
		const databaseUrl = (await server.createDatabase()).replace(/test_\w+$/, 'missing');
		await expect(openDatabase({ dataDir: '/nowhere', databaseUrl })).rejects.toThrow('no database of that name');
	});
});
