import { createHash, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, OpenDatabase, Transaction } from '#server/database/open.ts';
import { VERSION } from '#server/version.ts';
import { BackupError, FORMAT, FORMAT_VERSION, type Header, type Summary } from './format.ts';
import { PAST_JOBS, QUEUE_SCHEMA, queueTables } from './queue-tables.ts';
import { migrationsOf, type Table, tablesAfter } from './tables.ts';

/** How much is requested at a time: the memory that a backup needs, apart from single rows that are larger. */
const FETCH_CHARACTERS = 500_000;
const MOST_ROWS = 200;

/** An installation's time limits are meant for requests. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'];

/** What a backup leaves out: finished jobs, and keys that cost somebody else's money. */
const WITHOUT: Readonly<Record<string, SQL>> = {
	[`${QUEUE_SCHEMA}.job`]: sql`where not (${PAST_JOBS})`,
	model_keys: sql`where false`,
	own_model_keys: sql`where false`,
};

type Write = (text: string) => Promise<void>;

/**
 * Writes every table as it is at one moment. With PostgreSQL one transaction does that, and nothing waits for it. The
 * embedded database has one connection: it copies its rows into temporary files, while others wait for a moment, and
 * then reads those between the queries of others.
 *
 * @throws BackupError where the database is not ours, or is newer than this version
 */
export async function writeBackup(
	{ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
	write: Write,
	now = new Date(),
): Promise<Summary> {
	const migrations = await migrationsOf(db);
	const backup: Backup = {
		header: {
			format: FORMAT,
			formatVersion: FORMAT_VERSION,
			product: VERSION,
			migrations,
			from: kind,
			at: now.toISOString(),
		},
		tables: [...tablesAfter(migrations.at(-1) ?? ''), ...(await queueTables(db))],
		cursors: `backup_${randomBytes(8).toString('hex')}`,
	};
	const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
	if (kind === 'postgres') {
		return db.transaction(async (transaction) => {
			await openCursors(transaction, backup, 'until the end of the transaction');
			return writeAll(transaction, backup, write);
		}, snapshot);
	}
	await db.transaction((transaction) => openCursors(transaction, backup, 'until closed'), snapshot);
	try {
		return await writeAll(db, backup, write);
	} finally {
		await closeCursors(db, backup);
	}
}

interface Backup {
	header: Header;
	tables: readonly Table[];
	/** The prefix of its cursors' names, followed by the number of the table. */
	cursors: string;
}

async function openCursors(
	transaction: Transaction,
	{ header, tables, cursors }: Backup,
	life: 'until closed' | 'until the end of the transaction',
): Promise<void> {
	// Before anything else: the first query takes the snapshot, and by then no table may still change its shape.
	await transaction.execute(sql`lock table ${sql.join(tables.map(nameOf), sql`, `)} in access share mode`);
	await transaction.execute(withoutLimits());
	if ((await migrationsOf(transaction)).length !== header.migrations.length) {
		throw new BackupError('The database was upgraded at this moment. Run the command again.');
	}
	const hold = sql.raw(life === 'until closed' ? 'with hold' : '');
	for (const [index, table] of tables.entries()) {
		const cursor = sql.identifier(cursors + index);
		await transaction.execute(sql`declare ${cursor} no scroll cursor ${hold} for ${rowsOf(table)}`);
	}
}

/** Those that are open; a database that was closed meanwhile has none. */
async function closeCursors(db: Database, { cursors }: Backup): Promise<void> {
	try {
		const { rows } = await db.execute<{ name: string }>(
			sql`select name from pg_cursors where starts_with(name, ${cursors})`,
		);
		for (const { name } of rows) await db.execute(sql`close ${sql.identifier(name)}`);
	} catch {
		// The error that broke the backup off is the one to report.
	}
}

async function writeAll(
	db: Database | Transaction,
	{ header, tables, cursors }: Backup,
	write: Write,
): Promise<Summary> {
	await write(`${JSON.stringify(header)}\n`);
	const summary: Summary = {};
	for (const [index, table] of tables.entries()) {
		const columns = table.columns.map(({ name }) => name);
		await write(`${JSON.stringify(['table', titleOf(table), columns])}\n`);
		summary[titleOf(table)] = await writeRows(db, cursors + index, write);
	}
	await write(`${JSON.stringify(['end', summary])}\n`);
	return summary;
}

async function writeRows(db: Database | Transaction, cursor: string, write: Write): Promise<Summary[string]> {
	const hash = createHash('sha256');
	let rows = 0;
	for (let asked = 10; ; ) {
		const fetched = await db.execute<{ line: string }>(
			sql`fetch ${sql.raw(String(asked))} from ${sql.identifier(cursor)}`,
		);
		const lines = fetched.rows.map(({ line }) => `${line}\n`).join('');
		if (lines === '') break;
		hash.update(lines);
		rows += fetched.rows.length;
		await write(lines);
		const fitting = Math.floor((FETCH_CHARACTERS * fetched.rows.length) / lines.length);
		asked = Math.max(1, Math.min(fitting, asked * 2, MOST_ROWS));
	}
	// Removes its temporary file at once, not together with those of the other tables.
	await db.execute(sql`close ${sql.identifier(cursor)}`);
	return { rows, sha256: hash.digest('hex') };
}

/** The same order and spelling whatever the database: times in UTC, texts sorted by their bytes. */
function rowsOf(table: Table): SQL {
	const columns = sql.join(
		table.columns.map(({ name }) => sql.identifier(name)),
		sql`, `,
	);
	const order = sql.join(
		table.key.map((name) => sql`${sql.identifier(name)}::text collate "C"`),
		sql`, `,
	);
	const which = WITHOUT[titleOf(table)] ?? sql``;
	// Turned into text after sorting, so that what is sorted stays small.
	return sql`
		select row_to_json(sorted)::text as line
		from (select ${columns} from ${nameOf(table)} ${which} order by ${order} offset 0) as sorted
	`;
}

/** For this transaction: no time limits, and times in UTC. */
export function withoutLimits(): SQL {
	const limits = sql.join(
		LIMITS.map((name) => sql`${name}`),
		sql`, `,
	);
	return sql`
		select set_config(name, '0', true) from pg_settings where name in (${limits})
		union all select set_config('timezone', 'UTC', true)
	`;
}

export function nameOf({ schema, name }: Table): SQL {
	return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}

/** A table's name as written in a backup. */
export function titleOf({ schema, name }: Table): string {
	return schema === 'public' ? name : `${schema}.${name}`;
}
