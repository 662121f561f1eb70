/** Databases for tests: fresh for every file, on PGlite and on a real PostgreSQL. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { sqlState } from '#server/database/errors.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/database/open.ts';
import { openQueue } from '#server/queue/queue.ts';
import { freshDataDir } from './data-dir.ts';
import { nameOfDatabase, type Postgres, sharedPostgres } from './postgres.ts';
import { everything } from './tier.ts';

export { freshDataDir };

/** Open, empty, and waiting for the next test of this worker: opening one takes a second, emptying it a moment. */
const idle: OpenDatabase[] = [];

/** An embedded database of one's own. `close` hands it back emptied; its files go with the run. */
export async function openTestDatabase(): Promise<OpenDatabase> {
	const database = idle.pop() ?? (await openFreshDatabase());
	return {
		...database,
		async close() {
			await emptyDatabase(database);
			await emptyQueue(database);
			idle.push(database);
		},
	};
}

async function openFreshDatabase(): Promise<OpenDatabase> {
	return openDatabase({ dataDir: await freshDataDir() });
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
			beforeEach(() => emptyDatabase(database));
			afterAll(() => database.close());
			tests(() => database);
		});
	}
}

const emptyDatabase = (database: OpenDatabase) => emptySchema(database, 'public');

/** Queues and jobs too; what pg-boss knows of its own version stays. */
const emptyQueue = (database: OpenDatabase) => emptySchema(database, 'pgboss');

/** PostgreSQL ends one of two statements that wait for each other. */
const DEADLOCK = '40P01';

/** What empties a schema of a database: its plans are kept, which takes a tenth of the time of making them anew. */
const emptying = new WeakMap<Database, Map<string, string>>();

async function emptySchema({ db, kind }: OpenDatabase, name: 'public' | 'pgboss'): Promise<void> {
	const known = emptying.get(db) ?? new Map<string, string>();
	emptying.set(db, known);
	const statement = known.get(name) ?? (await emptyingOf(db, kind, name));
	known.set(name, statement);
	const empty = () => db.execute(sql.raw(statement));
	// What an earlier test left under way may be writing still, and each then waits for a row of the other.
	await empty().catch((error) => {
		if (sqlState(error) !== DEADLOCK) throw error;
		return empty();
	});
}

/** Where there are few rows, deleting them takes a fifth of what truncating does. */
async function emptyingOf(db: Database, kind: OpenDatabase['kind'], schema: string): Promise<string> {
	const deletions = (await referringFirst(db, schema)).map(
		(table) => `if pg_relation_size('${table}') > 1000000 then truncate ${table} cascade;
			elsif exists (select from ${table}) then delete from ${table}; end if;`,
	);
	const body = `begin ${deletions.join('\n')} end`;
	// Only the embedded database has one session, in which a function of it lasts.
	if (kind !== 'embedded') return `do $$ ${body} $$`;
	await db.execute(sql.raw(`create function pg_temp.empty_${schema}() returns void language plpgsql as $$ ${body} $$`));
	return `select pg_temp.empty_${schema}()`;
}

/** The tables of a schema, each before those that it refers to. */
async function referringFirst(db: Database, schema: string): Promise<string[]> {
	const { rows } = await db.execute<{ name: string; refers: string[] }>(sql`
		select class.oid::regclass::text as name, array(
			select confrelid::regclass::text from pg_constraint
			where conrelid = class.oid and contype = 'f' and confrelid <> class.oid
		) as refers
		from pg_class class
		where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p') and relname <> 'version'
			and not relispartition`);
	const ordered: string[] = [];
	let left = rows;
	while (left.length > 0) {
		const free = left.filter(({ name }) => !left.some(({ refers }) => refers.includes(name)));
		if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${left.map(({ name }) => name)}`);
		ordered.push(...free.map(({ name }) => name));
		left = left.filter((table) => !free.includes(table));
	}
	return ordered;
}
