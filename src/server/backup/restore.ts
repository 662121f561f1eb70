import { type SQL, sql } from 'drizzle-orm';
import { sqlState } from '#server/database/errors.ts';
import type { Database, OpenDatabase, Transaction } from '#server/database/open.ts';
import { holdMigrations } from '#server/database/postgres.ts';
import { openQueue } from '#server/queue/queue.ts';
import { VERSION } from '#server/version.ts';
import { BackupError, type Header, type Summary } from './format.ts';
import { QUEUE_SCHEMA, queueTables, wakeJobs } from './queue-tables.ts';
import { BackupReader, type Part } from './read.ts';
import { allMigrations, type Migration, type Table, tablesAfter } from './tables.ts';
import { nameOf, titleOf, withoutLimits } from './write.ts';

/** How much is sent to the database at a time. */
const MOST_CHARACTERS = 1_000_000;
const MOST_ROWS = 1000;

/** A backup whose beginning was read: this version can restore it if the rest is undamaged. */
export interface BegunBackup {
	reader: BackupReader;
	rest: AsyncIterable<Part>;
	/** The migrations that its database had. */
	had: Migration[];
	/** The migrations added since. */
	missing: Migration[];
}

/** @throws BackupError where it is not a backup, or is from a newer version */
export async function beginBackup(chunks: AsyncIterable<Uint8Array>): Promise<BegunBackup> {
	const reader = new BackupReader();
	const rest = partsOf(reader, chunks);
	const first = await rest.next();
	// Ends with the error for a file without a header.
	if (first.done || first.value.kind !== 'header') throw reader.end();
	return { reader, rest, ...migrationsFor(first.value.header) };
}

/**
 * Writes a backup into an empty database, in one transaction, and migrates it to this version: first the migrations
 * that the backup had, then its rows, then the newer migrations.
 *
 * @throws BackupError where the backup is damaged or the database holds anything; nothing is written then
 */
export async function restoreBackup(database: OpenDatabase, backup: BegunBackup): Promise<Summary> {
	const { reader, rest, had, missing } = backup;
	await checkEmpty(database.db);
	// pg-boss makes its own tables and takes existing ones as they are: empty ones do no harm.
	await (await openQueue(database)).close();
	return database.db.transaction(async (transaction) => {
		await transaction.execute(withoutLimits());
		if (database.kind === 'postgres') await holdMigrations(transaction);
		await checkEmpty(transaction);
		await apply(transaction, had);
		const tables = new Map(tablesAfter(had.at(-1)?.name ?? '').map((table) => [titleOf(table), table]));
		const queue = new Map((await queueTables(transaction)).map((table) => [titleOf(table), table]));
		await writeRows(transaction, rest, (part) => targetOf(part, tables, queue));
		const summary = reader.end();
		const lost = [...tables.keys()].find((title) => !Object.hasOwn(summary, title));
		if (lost) throw new BackupError(`The backup is damaged: it has no table ${lost}.`);
		await wakeJobs(transaction);
		await apply(transaction, missing);
		return summary;
	});
}

async function* partsOf(reader: BackupReader, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
	for await (const chunk of chunks) yield* reader.read(chunk);
}

function migrationsFor(header: Header): Pick<BegunBackup, 'had' | 'missing'> {
	const all = allMigrations();
	const had = all.slice(0, header.migrations.length);
	const known = header.migrations.every((name, index) => name === had[index]?.name);
	if (!known || isNewer(header.product, VERSION)) {
		throw new BackupError(
			`This backup was made by Growth Toolkit ${header.product}, and this is ${VERSION}: upgrade first, then restore it.`,
		);
	}
	return { had, missing: all.slice(had.length) };
}

function isNewer(version: string, than: string): boolean {
	const [one, other] = [version, than].map((text) => text.split(/[.+-]/).slice(0, 3).map(Number));
	const different = one?.findIndex((number, index) => number !== other?.[index]) ?? -1;
	return different >= 0 && Number(one?.[different]) > Number(other?.[different]);
}

async function checkEmpty(db: Database | Transaction): Promise<void> {
	const names = tablesAfter(allMigrations().at(-1)?.name ?? '').map(({ name }) => sql`${name}`);
	const { rows } = await db.execute<{ name: string }>(sql`
		select table_schema || '.' || table_name as name from information_schema.tables
		where table_schema = 'public' and table_name in (${sql.join(names, sql`, `)})
			or table_schema = 'drizzle' and table_name = '__drizzle_migrations'
	`);
	const jobs = (await queueTables(db)).length > 0 && (await db.execute(sql`select from pgboss.job limit 1`)).rows;
	const found = rows[0]?.name ?? (jobs && jobs.length > 0 ? 'pgboss.job' : undefined);
	if (found === undefined) return;
	throw new BackupError(
		`The PostgreSQL of DATABASE_URL is not empty: it has the table ${found}. Make a new database (createdb), and set DATABASE_URL to it.`,
	);
}

/** As drizzle's own migrator does it, but inside this transaction. */
async function apply(transaction: Transaction, migrations: readonly Migration[]): Promise<void> {
	await transaction.execute(sql`create schema if not exists drizzle`);
	await transaction.execute(sql`
		create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
	`);
	for (const { sql: statements, hash, folderMillis } of migrations) {
		for (const statement of statements) await transaction.execute(sql.raw(statement));
		await transaction.execute(
			sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
		);
	}
}

interface Target {
	table: Table;
	columns: ReadonlySet<string>;
}

function targetOf(
	{ title, columns: given }: Extract<Part, { kind: 'table' }>,
	tables: ReadonlyMap<string, Table>,
	queue: ReadonlyMap<string, Table>,
): Target {
	const columns = new Set(given);
	const table = tables.get(title);
	// Another version of pg-boss may have other columns; our own are those of the migration, or the file is not what it
	// claims.
	if (!table && title.startsWith(`${QUEUE_SCHEMA}.`)) {
		const found = queue.get(title);
		if (found) return { table: found, columns };
	}
	if (table?.columns.length !== columns.size || !table.columns.every(({ name }) => columns.has(name))) {
		throw new BackupError(`The backup is damaged: the table ${title} is not the one of its version.`);
	}
	return { table, columns };
}

async function writeRows(
	transaction: Transaction,
	parts: AsyncIterable<Part>,
	target: (part: Extract<Part, { kind: 'table' }>) => Target,
): Promise<void> {
	let insert: ((rows: string) => Promise<void>) | null = null;
	let lines: string[] = [];
	let characters = 0;
	const flush = async () => {
		if (lines.length > 0) await insert?.(`[${lines.join(',')}]`);
		lines = [];
		characters = 0;
	};
	for await (const part of parts) {
		if (part.kind === 'table') {
			await flush();
			const statement = inserting(target(part));
			insert = async (rows) => {
				await transaction.execute(statement(rows)).catch((error: unknown) => {
					if (!isRefusedData(error)) throw error;
					throw new BackupError(`The backup is damaged: rows of ${part.title} do not fit.`);
				});
			};
		} else if (part.kind === 'row') {
			lines.push(part.line);
			characters += part.line.length;
			if (characters >= MOST_CHARACTERS || lines.length >= MOST_ROWS) await flush();
		}
	}
	await flush();
}

/** A value that cannot be read, or that violates a rule of its table. */
function isRefusedData(error: unknown): boolean {
	return /^2[23]/.test(sqlState(error) ?? '');
}

function inserting({ table, columns }: Target): (rows: string) => SQL {
	const used = table.columns.filter(({ name }) => columns.has(name));
	const names = sql.join(
		used.map(({ name }) => sql.identifier(name)),
		sql`, `,
	);
	const values = sql.join(
		used.map(({ name, type, notNull }) => {
			// JSON has one null; jsonb and SQL each have their own.
			if (type === 'jsonb' && notNull) return sql`coalesce(${sql.identifier(name)}, 'null')`;
			return sql.identifier(name);
		}),
		sql`, `,
	);
	return (rows) => sql`
		insert into ${nameOf(table)} (${names})
		select ${values} from json_populate_recordset(null::${nameOf(table)}, ${rows}::json)
	`;
}
