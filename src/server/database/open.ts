import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { OpenDatabase } from './types.ts';

export { DatabaseLockedError, DatabaseUnavailableError } from './errors.ts';
export type { Database, OpenDatabase, Transaction } from './types.ts';

/**
 * Opens and migrates the database: PostgreSQL where `databaseUrl` is set, else the embedded one in `dataDir`.
 * Throws `DatabaseLockedError` when another process holds that folder and `DatabaseUnavailableError` when
 * PostgreSQL cannot be reached.
 */
export function openDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<OpenDatabase> {
	return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir);
}
