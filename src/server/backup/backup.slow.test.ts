import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type OpenDatabase, openAsItIs, openDatabase } from '#server/database/open.ts';
import * as schema from '#server/database/schema.ts';
import { openQueue } from '#server/queue/queue.ts';
import { VERSION } from '#server/version.ts';
import { temporaryFolder } from '#test/cache.ts';
import { freshDataDir, openTestDatabase } from '#test/database.ts';
import { fillEveryTable, looksLike } from '#test/filled-database.ts';
import { type Postgres, sharedPostgres } from '#test/postgres.ts';
import { slowTest } from '#test/slow-test.ts';
import { sampled } from '#test/tier.ts';
import { BackupError, type Header, type Summary } from './format.ts';
import { beginBackup, restoreBackup } from './restore.ts';
import { allMigrations, tablesAfter } from './tables.ts';
import { writeBackup } from './write.ts';

let postgres: Postgres;
beforeAll(async () => {
	postgres = await sharedPostgres();
});

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Place = { dataDir: string; databaseUrl?: string };

async function emptyFolder(make: () => Promise<string> = temporaryFolder): Promise<Place> {
	const dataDir = await make();
	cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
	return { dataDir };
}

async function emptyPostgres(): Promise<Place & { databaseUrl: string }> {
	return { dataDir: '/nowhere', databaseUrl: await postgres.createDatabase() };
}

async function backUp(database: OpenDatabase): Promise<string> {
	let text = '';
	await writeBackup(database, async (more) => {
		text += more;
	});
	return text;
}

async function restore(place: Place, text: string): Promise<Summary> {
	const backup = await beginBackup(pieces(text));
	return makeDatabase(place, (database) => restoreBackup(database, backup));
}

async function* pieces(text: string): AsyncGenerator<Buffer> {
	const bytes = Buffer.from(text);
	// Pieces end neither at lines nor at characters.
	for (let at = 0; at < bytes.length; at += 1013) yield bytes.subarray(at, at + 1013);
}

async function opened(place: Place): Promise<OpenDatabase> {
	const database = await openDatabase(place);
	cleanups.push(() => database.close());
	return database;
}

async function filled(): Promise<OpenDatabase> {
	const database = await openTestDatabase();
	cleanups.push(() => database.close());
	await fillEveryTable(database.db);
	return database;
}

const rowsIn = (backup: string) => backup.split('\n').filter((line) => line.startsWith('{')).length - 1;

/** The backup as this version of the product, with these migrations, would have begun it. */
function withHeader(backup: string, changed: Partial<Header>): string {
	const [header = '', ...rest] = backup.split('\n');
	return [JSON.stringify({ ...JSON.parse(header), ...changed }), ...rest].join('\n');
}

/** With other lines behind the header, and an end that is right: whoever writes a backup can count. */
function withBody(backup: string, change: (lines: string[]) => string[]): string {
	const [header = '', ...lines] = backup.split('\n').slice(0, -2);
	const body = change(lines);
	const rows = new Map<string, string[]>();
	let title = '';
	for (const line of body) {
		if (line.startsWith('{')) rows.get(title)?.push(`${line}\n`);
		else title = JSON.parse(line)[1];
		if (!rows.has(title)) rows.set(title, []);
	}
	const told = [...rows].map(([name, own]) => {
		const sha256 = createHash('sha256').update(own.join('')).digest('hex');
		return [name, { rows: own.length, sha256 }];
	});
	return `${[header, ...body, JSON.stringify(['end', Object.fromEntries(told)])].join('\n')}\n`;
}

describe('a backup', () => {
	it('holds every table, each after those that it refers to', () => {
		const tables = tablesAfter(allMigrations().at(-1)?.name ?? '').map(({ name }) => name);
		expect([...tables].sort()).toEqual(Object.values(schema).map(getTableName).sort());
		expect(tables.indexOf('users')).toBeLessThan(tables.indexOf('runs'));
		expect(tables.indexOf('runs')).toBeLessThan(tables.indexOf('shares'));
	});

	it.each(sampled(['PGlite', 'PostgreSQL'], 1))(
		'of %s is of one moment while others write',
		async (kind) => {
			const database = kind === 'PGlite' ? await openTestDatabase() : await opened(await emptyPostgres());
			if (kind === 'PGlite') cleanups.push(() => database.close());
			let written = 0;
			let stopped = false;
			const write = async () => {
				while (!stopped) {
					const email = `${randomUUID()}@example.com`;
					await database.db.transaction(async (transaction) => {
						await transaction.insert(schema.authorizedEmails).values({ email });
						await transaction.insert(schema.users).values({ id: email, email, passwordHash: '-', role: 'member' });
					});
					written++;
					// Queries of PGlite alone would never let a timer of this process run.
					await breathe();
				}
			};
			const writers = Promise.all([write(), write(), write()]);
			cleanups.push(async () => {
				stopped = true;
				await writers;
			});
			for (let times = 0; times < 5; times++) {
				const acknowledged = written;
				let during = 0;
				const summary = await writeBackup(database, async () => {
					// The others proceed while it is read.
					await expect.poll(() => written, { interval: 1, timeout: 20_000 }).toBeGreaterThan(during);
					during = written;
				});
				expect(summary.users?.rows).toBe(summary.authorized_emails?.rows);
				expect(summary.users?.rows).toBeGreaterThanOrEqual(acknowledged);
			}
			stopped = true;
			await writers;
			expect((await database.db.execute(sql`select from pg_cursors where name like 'backup%'`)).rows).toEqual([]);
		},
		120_000,
	);

	slowTest(
		'of the embedded database becomes a PostgreSQL and an embedded one again, every row the same but keys of models',
		120_000,
		async () => {
			const source = await filled();
			const before = await looksLike(source.db);
			expect(Object.values(before).map(({ count }) => count)).toEqual(Object.keys(before).map(() => 3));
			const first = await emptyPostgres();
			const summary = await restore(first, await backUp(source));
			const moved = await opened(first);
			const kept = { ...before, model_keys: { count: 0, hash: null }, own_model_keys: { count: 0, hash: null } };
			expect(await looksLike(moved.db)).toEqual(kept);
			await moved.db.execute(sql`do $$ begin
			execute format('alter database %I set timezone to ''Asia/Kolkata''', current_database());
		end $$`);
			const elsewhere = await openAsItIs(first);
			cleanups.push(() => elsewhere.close());
			const second = await emptyFolder();
			expect(await restore(second, await backUp(elsewhere))).toEqual(summary);
			expect(await looksLike((await opened(second)).db)).toEqual(kept);
		},
	);

	it('holds the jobs that wait, were under way or failed, and none that is finished', async () => {
		const source = await openTestDatabase();
		cleanups.push(() => source.close());
		const queue = await openQueue(source);
		await queue.define('mail', { retryLimit: 56 });
		for (const step of ['done', 'failed', 'active', 'waits']) await queue.boss.send('mail', { step });
		const jobs = await queue.boss.fetch<{ step: string }>('mail', { batchSize: 3 });
		const idOf = (step: string) => jobs.find(({ data }) => data.step === step)?.id ?? '';
		await queue.boss.complete('mail', idOf('done'));
		await source.db.execute(sql`update pgboss.job set state = 'failed' where id = ${idOf('failed')}`);
		await source.db.execute(sql`
			update pgboss.job set created_on = created_on - interval '30 days', keep_until = keep_until - interval '30 days'
		`);
		await queue.close();
		const place = await emptyPostgres();
		await restore(place, await backUp(source));
		const target = await opened(place);
		const { rows } = await target.db.execute(sql`
			select data ->> 'step' as step, state::text, keep_until > now() as kept from pgboss.job order by step desc
		`);
		expect(rows).toEqual([
			{ step: 'waits', state: 'created', kept: true },
			{ step: 'failed', state: 'failed', kept: false },
			{ step: 'active', state: 'retry', kept: true },
		]);
		const again = await openQueue(target);
		cleanups.push(() => again.close());
		const waiting = await again.boss.fetch<{ step: string }>('mail', { batchSize: 5 });
		expect(waiting.map(({ data }) => data.step).sort()).toEqual(['active', 'waits']);
	}, 120_000);

	it('of an older version is brought to this one', async () => {
		const old = await databaseAfter('0005_shares');
		await old.db.execute(
			sql`insert into users (id, email, password_hash, role) values ('u', 'a@b.example', '-', 'owner')`,
		);
		await old.db.execute(sql`
			insert into runs (id, user_id, tool, title, status, source, input)
			values ('r', 'u', 'dealmaker', 'A run', 'succeeded', 'built-in', '{}')
		`);
		const backup = await backUp(old);
		expect(backup.slice(0, backup.indexOf('\n'))).toMatch(/"0005_shares"\]/);
		expect((await old.db.execute(sql`select to_regclass('drafts') as drafts`)).rows).toEqual([{ drafts: null }]);
		const place = await emptyPostgres();
		await restore(place, backup);
		// Opened without migrating: a start would migrate it as well.
		const { db, close } = await openAsItIs(place);
		cleanups.push(close);
		const { rows: runs } = await db.execute(sql`select title, model_calls from runs`);
		expect(runs).toEqual([{ title: 'A run', model_calls: 0 }]);
		const { rows } = await db.execute(sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`);
		expect(rows.map(({ at }) => Number(at))).toEqual(allMigrations().map(({ folderMillis }) => folderMillis));
	}, 120_000);
});

/** A PostgreSQL database as the version of that migration left it. */
async function databaseAfter(migration: string): Promise<OpenDatabase> {
	const { databaseUrl } = await emptyPostgres();
	const database = await openAsItIs({ dataDir: '/nowhere', databaseUrl });
	cleanups.push(() => database.close());
	await database.db.execute(sql`create schema drizzle`);
	await database.db.execute(sql`create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`);
	for (const { name, folderMillis, sql: statements } of allMigrations()) {
		if (name > migration) break;
		for (const statement of statements) await database.db.execute(sql.raw(statement));
		await database.db.execute(sql`insert into drizzle.__drizzle_migrations (created_at) values (${folderMillis})`);
	}
	return database;
}

function header(): Header {
	const migrations = allMigrations().map(({ name }) => name);
	return { format: 'growth-toolkit-backup', formatVersion: 1, product: VERSION, migrations, from: 'embedded', at: '' };
}

describe('a restore', () => {
	let backup: string;
	beforeAll(async () => {
		const source = await openTestDatabase();
		await fillEveryTable(source.db);
		backup = await backUp(source);
		await source.close();
	});

	const withTable = (title: string, columns: string[]) =>
		withBody(backup, (lines) => [JSON.stringify(['table', title, columns]), '{"id":"x"}', ...lines]);
	const withColumn = (name: string) =>
		withBody(backup, (lines) =>
			lines.map((line) => line.replace(/^(\["table","authorized_emails",\[)/, `$1${JSON.stringify(name)},`)),
		);
	const without = (title: string) =>
		withBody(backup, (lines) => {
			const from = lines.findIndex((line) => line.startsWith(`["table","${title}"`));
			const length = lines.slice(from + 1).findIndex((line) => line.startsWith('["table"')) + 1;
			return lines.toSpliced(from, length);
		});
	const changedRow = () => backup.replaceAll('plain', 'plane');
	const damaged: [string, () => string, RegExp][] = [
		['whose end is missing', () => backup.slice(0, backup.lastIndexOf('["end"')), /its end is missing/],
		['that breaks off in a row', () => backup.slice(0, backup.length / 2), /its end is missing/],
		['with a changed row', changedRow, /the rows of \w+ are not those that were written/],
		[
			'without one of its rows',
			() => backup.replace(/\n\{"email":.*?\}(?=\n)/, ''),
			/the rows of authorized_emails are/,
		],
		[
			'without one of its tables',
			() => backup.replace(/\n\["table","users".*?(?=\n\["table")/s, ''),
			/rows of business_profiles do not fit/,
		],
		['that goes on behind its end', () => `${backup}{}\n`, /something follows its end/],
		['with a row that is no JSON', () => backup.replace('\n{"email"', '\n{email'), /rows of \w+ do not fit/],
		['with a table of the system', () => withTable('pg_catalog.pg_authid', ['rolname']), /pg_authid is not the one of/],
		['with SQL for a table', () => withTable('users"; drop table users; --', ['id']), /is not the one of its version/],
		[
			'with SQL for a table of the queue',
			() => withTable('pgboss.job"; drop table users; --', ['id']),
			/is not the one/,
		],
		['with a foreign table of the queue', () => withTable('pgboss.theirs', ['id']), /is not the one of its version/],
		['with SQL for a column', () => withColumn('email") select 1; --'), /authorized_emails is not the one of/],
		['with a column too many', () => withColumn('role'), /authorized_emails is not the one of its version/],
		['that counts no table drafts', () => without('drafts'), /it has no table drafts/],
		['that is another file', () => 'id,email\n1,ann@example.com\n', /no backup of Growth Toolkit/],
		['that is empty', () => '', /no backup of Growth Toolkit/],
		[
			'of a newer version',
			() => withHeader(backup, { product: '99.0.1' }),
			/made by Growth Toolkit 99\.0\.1, and this is/,
		],
		[
			'with a migration that is not known here',
			() => withHeader(backup, { migrations: [...header().migrations, '9999_later'] }),
			/upgrade first/,
		],
		['in a newer format', () => withHeader(backup, { formatVersion: 2 }), /upgrade first/],
	];

	it.each(damaged)('refuses a file %s and leaves nothing behind', async (_, make, message) => {
		expect(make()).not.toBe(backup);
		const place = await emptyPostgres();
		await expect(restore(place, make())).rejects.toThrow(message);
		const database = await openAsItIs(place);
		cleanups.push(() => database.close());
		const { rows } = await database.db.execute(sql`
			select table_name from information_schema.tables where table_schema in ('public', 'drizzle')
		`);
		expect(rows).toEqual([]);
	});

	it('takes a whole file where a damaged one was refused', async () => {
		const place = await emptyPostgres();
		await expect(restore(place, changedRow())).rejects.toThrow(BackupError);
		const summary = await restore(place, backup);
		expect(Object.values(summary).reduce((sum, { rows }) => sum + rows, 0)).toBe(rowsIn(backup));
	});

	it('leaves no embedded database behind either', async () => {
		const place = await emptyFolder();
		await expect(restore(place, changedRow())).rejects.toThrow(BackupError);
		expect(await readdir(place.dataDir)).toEqual(['database.lock']);
	}, 60_000);

	it('refuses a PostgreSQL with our tables, or with jobs, and leaves them as they are', async () => {
		const place = await emptyPostgres();
		const database = await opened(place);
		const refusal = /DATABASE_URL is not empty: it has the table .*createdb/;
		await expect(restore(place, backup)).rejects.toThrow(refusal);
		await database.db.execute(sql`insert into authorized_emails (email) values ('ann@example.com')`);
		await expect(restore(place, backup)).rejects.toThrow(refusal);
		expect((await database.db.execute(sql`select email from authorized_emails`)).rows).toHaveLength(1);
		const { rows } = await database.db.execute(sql`select to_regnamespace('pgboss') as queue`);
		expect(rows).toEqual([{ queue: null }]);
		const other = await emptyPostgres();
		const asItIs = await openAsItIs(other);
		cleanups.push(() => asItIs.close());
		const queue = await openQueue(asItIs);
		await queue.define('theirs', { retryLimit: 1 });
		await queue.boss.send('theirs', {});
		await queue.close();
		await expect(restore(other, backup)).rejects.toThrow('pgboss.job');
	});

	it('into a place that another fills meanwhile is refused', async () => {
		const place = await emptyPostgres();
		const both = await Promise.allSettled([restore(place, backup), restore(place, backup)]);
		const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
		expect(refused).toEqual([expect.stringContaining('DATABASE_URL is not empty')]);
	});

	it('refuses a DATA_DIR with a database, and one that another process holds', async () => {
		const place = await emptyFolder(freshDataDir);
		await expect(restore(place, backup)).rejects.toThrow(/holds a database already\. Move .*database away/);
		const holder = await openDatabase(place);
		await expect(restore(place, backup)).rejects.toThrow('is in use by process');
		await holder.close();
		expect(existsSync(join(place.dataDir, 'database'))).toBe(true);
	});
});
