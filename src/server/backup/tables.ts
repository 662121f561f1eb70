/**
 * Which tables the database had after each migration, read from the snapshots that drizzle-kit keeps beside the
 * migrations.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { migrations } from '#server/database/migrate.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { BackupError } from './format.ts';

export interface Column {
	name: string;
	/** PostgreSQL's name, e.g. `text`. */
	type: string;
	notNull: boolean;
}

export interface Table {
	schema: string;
	name: string;
	columns: readonly Column[];
	/** The primary key. */
	key: readonly string[];
}

export interface Migration extends MigrationMeta {
	/** E.g. `0005_shares`. */
	name: string;
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

const snapshotSchema = z.object({
	tables: z.record(
		z.string(),
		z.object({
			name: z.string(),
			columns: z.record(
				z.string(),
				z.object({ name: z.string(), type: z.string(), notNull: z.boolean(), primaryKey: z.boolean() }),
			),
			foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
			compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
		}),
	),
});
type SnapshotTable = z.infer<typeof snapshotSchema>['tables'][string];

/** Every migration of this version, oldest first. */
export function allMigrations(): Migration[] {
	const { entries } = journalSchema.parse(kept('_journal.json'));
	return readMigrationFiles(migrations).map((one, index) => ({ ...one, name: entries[index]?.tag ?? '' }));
}

/** The tables after that migration, each after those that it references. */
export function tablesAfter(migration: string): Table[] {
	const { tables } = snapshotSchema.parse(kept(`${migration.slice(0, 4)}_snapshot.json`));
	const byName = new Map(Object.values(tables).map((table) => [table.name, table]));
	const sorted = new Set<SnapshotTable>();
	const open = new Set<SnapshotTable>();
	const visit = (table: SnapshotTable | undefined) => {
		if (!table || open.has(table)) return;
		open.add(table);
		for (const { tableTo } of Object.values(table.foreignKeys)) visit(byName.get(tableTo));
		sorted.add(table);
	};
	for (const name of [...byName.keys()].sort()) visit(byName.get(name));
	return [...sorted].map(({ name, columns, compositePrimaryKeys }) => ({
		schema: 'public',
		name,
		columns: Object.values(columns),
		key: [
			...Object.values(columns).flatMap((column) => (column.primaryKey ? [column.name] : [])),
			...Object.values(compositePrimaryKeys).flatMap((key) => key.columns),
		],
	}));
}

/**
 * The migrations that this database has had.
 *
 * @throws BackupError where there are none, or some that this version does not know
 */
export async function migrationsOf(db: Database | Transaction): Promise<string[]> {
	const { rows: found } = await db.execute(
		sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
	);
	if (!found[0]?.there) throw new BackupError('There is no Growth Toolkit in this database.');
	const { rows } = await db.execute(sql`select created_at from drizzle.__drizzle_migrations order by created_at`);
	const known = new Map(allMigrations().map(({ folderMillis, name }) => [folderMillis, name]));
	return rows.map(({ created_at }) => {
		const name = known.get(Number(created_at));
		if (name === undefined) {
			throw new BackupError('This database belongs to a newer Growth Toolkit: use the commands of that version.');
		}
		return name;
	});
}

function kept(file: string): unknown {
	return JSON.parse(readFileSync(join(migrations.migrationsFolder, 'meta', file), 'utf8'));
}
