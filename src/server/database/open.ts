import { makeEmbedded, openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';
import type { OpenDatabase } from './types.ts';

export { DatabaseLockedError, DatabaseUnavailableError } from './errors.ts';
export type { Database, OpenDatabase, Transaction } from './types.ts';

/**
 * Opens and migrates the database: PostgreSQL where `databaseUrl` is set, otherwise the embedded one in `dataDir`.
 * Throws `DatabaseLockedError` when another process holds that folder and `DatabaseUnavailableError` when PostgreSQL
 * cannot be reached.
 */
export function openDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<OpenDatabase> {
	return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir);
}

/**
 * Opens an existing database as it is, of whatever version: it is neither made nor migrated. Throws as `openDatabase`
 * does, and also where DATA_DIR holds no database.
 */
export function openAsItIs(options: { dataDir: string; databaseUrl?: string }): Promise<OpenDatabase> {
	return options.databaseUrl ? openPostgres(options.databaseUrl, false) : openEmbedded(options.dataDir, false);
}

/**
 * Passes `fill` a database without our tables: the PostgreSQL of `databaseUrl` as it is, otherwise a new embedded one,
 * which takes its place in `dataDir` when `fill` is done. Throws as `openDatabase` does, and also where DATA_DIR has
 * one.
 */
export async function makeDatabase<Result>(
	options: { dataDir: string; databaseUrl?: string },
	fill: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
	if (!options.databaseUrl) return makeEmbedded(options.dataDir, fill);
	const database = await openPostgres(options.databaseUrl, false);
	try {
		return await fill(database);
	} finally {
		await database.close();
	}
}
