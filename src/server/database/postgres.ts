import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnavailableError, sqlState } from './errors.ts';
import { migrations } from './migrate.ts';
import { TRIAL_WRITE, writesInTime } from './ready.ts';
import * as schema from './schema.ts';
import type { Database, OpenDatabase, Transaction } from './types.ts';

/** Any fixed number will do, as long as every instance uses the same one. */
const MIGRATION_LOCK = 7_317_204_455;

/** The wait for a connection, including one of the pool's: a rush of requests takes longer but fails none. */
const CONNECT_TIMEOUT_MS = 20_000;

/** @param migrating whether to migrate it to this version first */
export async function openPostgres(databaseUrl: string, migrating = true): Promise<OpenDatabase> {
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
	// Without listeners, a connection that PostgreSQL ends, idle or in use, would end this process too. The query that
	// uses it fails anyway.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	try {
		if (migrating) await migrateOnce(pool);
		else (await connect(pool)).release();
	} catch (error) {
		await pool.end();
		throw error;
	}
	return {
		kind: 'postgres',
		db: drizzle(pool, { schema }) as unknown as Database,
		ready: writesInTime(() => pool.query(TRIAL_WRITE)),
		close: () => pool.end(),
	};
}

/** Instances that start at the same time migrate one after the other. */
async function migrateOnce(pool: pg.Pool): Promise<void> {
	const client = await connect(pool);
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await migrate(drizzle(client), migrations);
	} finally {
		// Closing the connection releases the lock, whatever state it is in.
		client.release(true);
	}
}

/** Until the end of the transaction no instance migrates. */
export async function holdMigrations(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
	try {
		return await pool.connect();
	} catch (error) {
		throw new DatabaseUnavailableError(
			`The PostgreSQL of DATABASE_URL cannot be used: ${reason(error)} Check the address, the name and the password, and that the server runs.`,
		);
	}
}

/** Never the address itself: it contains the password. */
function reason(error: unknown): string {
	switch (sqlState(error)) {
		case '28P01':
		case '28000':
			return 'it refused the name or the password.';
		case '3D000':
			return 'it has no database of that name.';
		case '53300':
			return 'it has no connection left.';
	}
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === 'ECONNREFUSED') return 'nothing listens at that address (ECONNREFUSED).';
	if (code === 'ENOTFOUND') return 'its host name is not known (ENOTFOUND).';
	return `no connection could be made${code ? ` (${code})` : ''}.`;
}
