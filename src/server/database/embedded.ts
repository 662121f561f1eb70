import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseLockedError, DatabaseUnavailableError } from './errors.ts';
import { type Lock, takeLock } from './lock.ts';
import { migrations } from './migrate.ts';
import { answersInTime } from './ready.ts';
import * as schema from './schema.ts';
import type { Database, OpenDatabase } from './types.ts';

/** Opens PGlite in `dataDir/database`, behind the lock. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
	const root = resolve(dataDir);
	const lock = takeFolder(root);
	try {
		const client = await openFolder(root);
		try {
			const db = drizzle(client, { schema });
			await migrate(db, migrations);
			return {
				kind: 'embedded',
				db: db as unknown as Database,
				ready: () => answersInTime(() => client.query('select 1')),
				async close() {
					await client.close();
					lock.release();
				},
			};
		} catch (error) {
			await client.close();
			throw error;
		}
	} catch (error) {
		lock.release();
		throw error;
	}
}

function takeFolder(root: string): Lock {
	try {
		mkdirSync(root, { recursive: true, mode: 0o700 });
		return takeLock(root);
	} catch (error) {
		if (error instanceof DatabaseLockedError) throw error;
		throw new DatabaseUnavailableError(
			`DATA_DIR ${root} cannot be used: it must be a folder in which this account may write.`,
			{ cause: error },
		);
	}
}

/**
 * A first start that is cut short leaves a half-made folder that no later start could open. So a new database is
 * made beside its place and moved there when it is whole.
 */
async function openFolder(root: string): Promise<PGlite> {
	const folder = join(root, 'database');
	if (!existsSync(folder)) {
		const unfinished = join(root, 'database.unfinished');
		rmSync(unfinished, { recursive: true, force: true });
		// Closed to others even where DATA_DIR itself is not.
		mkdirSync(unfinished, { mode: 0o700 });
		const fresh = await openClient(unfinished);
		await fresh.close();
		renameSync(unfinished, folder);
	}
	return openClient(folder).catch((error: unknown) => {
		throw new DatabaseUnavailableError(
			`The embedded database in ${folder} cannot be opened. Restore DATA_DIR from a backup, or move that folder away to start with an empty one.`,
			{ cause: error },
		);
	});
}

function openClient(folder: string): Promise<PGlite> {
	return PGlite.create({ dataDir: folder, relaxedDurability: false });
}
