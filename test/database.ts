/** Databases for tests: fresh for every file, on PGlite and on a real PostgreSQL. */
import { rmSync } from 'node:fs';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#server/database/open.ts';
import * as schema from '#server/database/schema.ts';
import { openQueue } from '#server/queue/queue.ts';
import { freshDataDir } from './data-dir.ts';
import { nameOfDatabase, type Postgres, sharedPostgres } from './postgres.ts';
import { everything } from './tier.ts';

export { freshDataDir };

/** Open, empty, and waiting for the next test of this worker: opening one takes a second, emptying it a moment. */
const idle: OpenDatabase[] = [];

/** An embedded database of one's own. `close` hands it back emptied; its files go with the worker. */
export async function openTestDatabase(): Promise<OpenDatabase> {
	const database = idle.pop() ?? (await openFreshDatabase());
	return {
		...database,
		async close() {
			await emptyDatabase(database.db);
			await emptyQueue(database.db);
			idle.push(database);
		},
	};
}

async function openFreshDatabase(): Promise<OpenDatabase> {
	const dataDir = await freshDataDir();
	process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
	return openDatabase({ dataDir });
}

let migrated: Promise<string> | undefined;

/** The name of a database with every table of the product and of the queue, from which others are copied. */
async function migratedTemplate(server: Postgres): Promise<string> {
	const databaseUrl = await server.createDatabase();
	const database = await openDatabase({ dataDir: '/nowhere', databaseUrl });
	const queue = await openQueue(database);
	await queue.close();
	await database.close();
	return nameOfDatabase(databaseUrl);
}

/** A database of one's own on the PostgreSQL of this worker, migrated and empty; `close` drops it. */
export async function openTestPostgres(): Promise<OpenDatabase & { databaseUrl: string }> {
	const server = await sharedPostgres();
	migrated ??= migratedTemplate(server);
	const databaseUrl = await server.createDatabase(await migrated);
	const database = await openDatabase({ dataDir: '/nowhere', databaseUrl });
	return {
		...database,
		databaseUrl,
		async close() {
			await database.close();
			await server.dropDatabase(databaseUrl);
		},
	};
}

const KINDS = { PGlite: openTestDatabase, PostgreSQL: openTestPostgres };

/**
 * Runs the same tests on PGlite and on PostgreSQL. Each kind is opened once for the file and emptied before
 * every test; ask `current` inside a test.
 */
export function onEveryDatabase(tests: (current: () => OpenDatabase) => void): void {
	onDatabases(['PGlite', 'PostgreSQL'], tests);
}

/**
 * For what is the same plain SQL on both: runs the tests on PGlite, and on PostgreSQL where every test is run
 * (`npm run test:all`).
 */
export function onAnyDatabase(tests: (current: () => OpenDatabase) => void): void {
	onDatabases(everything ? ['PGlite', 'PostgreSQL'] : ['PGlite'], tests);
}

/** The same for tests that open databases of their own: for `describe.each`. */
export const ANY_DATABASE = Object.entries(KINDS).filter(([kind]) => everything || kind === 'PGlite');

function onDatabases(kinds: readonly (keyof typeof KINDS)[], tests: (current: () => OpenDatabase) => void): void {
	for (const kind of kinds) {
		describe(`on ${kind}`, () => {
			let database: OpenDatabase;
			beforeAll(async () => {
				database = await KINDS[kind]();
			}, 60_000);
			beforeEach(() => emptyDatabase(database.db));
			afterAll(() => database.close());
			tests(() => database);
		});
	}
}

function emptyDatabase(db: Database): Promise<void> {
	return empty(
		db,
		Object.values(schema).map((table) => `"${getTableName(table)}"`),
	);
}

/** Queues and jobs too; what pg-boss knows of its own version stays. */
async function emptyQueue(db: Database): Promise<void> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'pgboss' and tablename <> 'version'`,
	);
	await empty(
		db,
		rows.map(({ name }) => `pgboss."${name}"`),
	);
}

/** Where there are few rows, deleting them takes a fifth of what truncating does. References rest meanwhile. */
async function empty(db: Database, tables: readonly string[]): Promise<void> {
	await db.execute(
		sql.raw(`do $$ declare name text; begin
			perform set_config('session_replication_role', 'replica', true);
			foreach name in array array[${tables.map((table) => `'${table}'`).join(', ')}] loop
				if pg_relation_size(name::regclass) < 1000000 then execute 'delete from ' || name;
				else execute 'truncate ' || name || ' cascade'; end if;
			end loop;
		end $$`),
	);
}
