/** Databases for tests: fresh for every file, on PGlite and on a real PostgreSQL. */
import { rmSync } from 'node:fs';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#server/database/open.ts';
import * as schema from '#server/database/schema.ts';
import { freshDataDir } from './data-dir.ts';
import { type Postgres, startPostgres } from './postgres.ts';

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

/** A database of its own on a PostgreSQL server of its own; `close` stops the server. */
export async function openTestPostgres(): Promise<OpenDatabase & { databaseUrl: string }> {
	const server: Postgres = await startPostgres();
	const databaseUrl = await server.createDatabase();
	const database = await openDatabase({ dataDir: '/nowhere', databaseUrl });
	return {
		...database,
		databaseUrl,
		async close() {
			await database.close();
			await server.stop();
		},
	};
}

/**
 * Runs the same tests on PGlite and on PostgreSQL. Each kind is opened once for the file and emptied before
 * every test; ask `current` inside a test.
 */
export function onEveryDatabase(tests: (current: () => OpenDatabase) => void): void {
	const kinds = { PGlite: openTestDatabase, PostgreSQL: openTestPostgres };
	for (const [name, open] of Object.entries(kinds)) {
		describe(`on ${name}`, () => {
			let database: OpenDatabase;
			beforeAll(async () => {
				database = await open();
			}, 60_000);
			beforeEach(() => emptyDatabase(database.db));
			afterAll(() => database.close());
			tests(() => database);
		});
	}
}

async function emptyDatabase(db: Database): Promise<void> {
	const tables = Object.values(schema).map((table) => sql.identifier(getTableName(table)));
	await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
}

/** Queues and jobs too; what pg-boss knows of its own version stays. */
async function emptyQueue(db: Database): Promise<void> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'pgboss' and tablename <> 'version'`,
	);
	const tables = rows.map(({ name }) => sql`pgboss.${sql.identifier(name)}`);
	await db.execute(sql`truncate ${sql.join(tables, sql`, `)} cascade`);
}
