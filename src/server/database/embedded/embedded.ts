import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseLockedError, DatabaseUnavailableError } from '../errors.ts';
import { type Lock, takeLock } from '../lock.ts';
import { migrations } from '../migrate.ts';
import { TRIAL_WRITE, writesInTime } from '../ready.ts';
import * as schema from '../schema.ts';
import type { Database, OpenDatabase } from '../types.ts';
import { lacksRoom, wantOfRoom } from './disk.ts';
import { transactionsInTurn } from './in-turn.ts';
import { openThread } from './thread.ts';

/** A client of the one session of the database, and its thread. */
interface Client {
	pool: pg.Pool;
	folder: string;
	close(): Promise<void>;
}

/**
 * Opens PGlite in `dataDir/database`, behind the lock.
 *
 * @param migrating whether to create a missing database and migrate it to this version
 */
export async function openEmbedded(dataDir: string, migrating = true): Promise<OpenDatabase> {
	const root = resolve(dataDir);
	const folder = folderIn(root);
	if (!migrating && !existsSync(folder))
		throw new DatabaseUnavailableError(`There is no database in DATA_DIR ${root}.`);
	const lock = takeFolder(root);
	try {
		if (!existsSync(folder)) await makeFolder(root, async () => {});
		const client = await openFolder(folder);
		try {
			if (migrating) await migrate(drizzle(client.pool), migrations);
			return opened(client, () => lock.release());
		} catch (error) {
			await client.close();
			throw error;
		}
	} catch (error) {
		lock.release();
		throw wantOfRoom(root, error) ?? error;
	}
}

/** Makes a new database and passes it to `fill` before it takes its place; nothing remains of it when `fill` throws. */
export async function makeEmbedded<Result>(
	dataDir: string,
	fill: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
	const root = resolve(dataDir);
	const lock = takeFolder(root);
	try {
		if (existsSync(folderIn(root))) {
			throw new DatabaseUnavailableError(
				`DATA_DIR ${root} holds a database already. Move ${folderIn(root)} away, or choose another DATA_DIR.`,
			);
		}
		return await makeFolder(root, (client) => fill(opened(client)));
	} catch (error) {
		throw wantOfRoom(root, error) ?? error;
	} finally {
		lock.release();
	}
}

function opened({ pool, folder, close }: Client, afterwards = () => {}): OpenDatabase {
	return {
		kind: 'embedded',
		db: drizzle(pool, { schema }) as unknown as Database,
		ready: writesInTime(() => tryOut(pool, folder)),
		async close() {
			await close();
			afterwards();
		},
	};
}

/**
 * It opens files in this process, so that it can also lack a descriptor: reading a folder takes one. On a full disk it
 * still writes where it wrote before.
 */
async function tryOut(pool: pg.Pool, folder: string): Promise<void> {
	if (lacksRoom(folder)) throw new DatabaseUnavailableError('The disk is full.');
	await pool.query(TRIAL_WRITE);
	await pool.query('select count(*) from pg_ls_waldir()');
}

function takeFolder(root: string): Lock {
	try {
		mkdirSync(root, { recursive: true, mode: 0o700 });
		return takeLock(root);
	} catch (error) {
		if (error instanceof DatabaseLockedError) throw error;
		const message = `DATA_DIR ${root} cannot be used: it must be a folder in which this account may write.`;
		throw wantOfRoom(root, error) ?? new DatabaseUnavailableError(message, { cause: error });
	}
}

function folderIn(root: string): string {
	return join(root, 'database');
}

/**
 * A first start that is interrupted leaves a half-made folder that no later start could open. So a new database is made
 * beside its place and moved there when it is complete.
 */
async function makeFolder<Result>(root: string, fill: (client: Client) => Promise<Result>): Promise<Result> {
	const unfinished = join(root, 'database.unfinished');
	rmSync(unfinished, { recursive: true, force: true });
	// Closed to others even where DATA_DIR itself is not.
	mkdirSync(unfinished, { mode: 0o700 });
	const fresh = await openClient(unfinished);
	try {
		const result = await fill(fresh).finally(() => fresh.close());
		renameSync(unfinished, folderIn(root));
		return result;
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		throw error;
	}
}

/** PGlite would begin a new database in a folder that lacks this file, over whatever else is there. */
const SIGN_OF_DATABASE = 'PG_VERSION';

async function openFolder(folder: string): Promise<Client> {
	if (!existsSync(join(folder, SIGN_OF_DATABASE))) throw unusable(folder);
	// A killed process leaves its temporary files behind, and PostgreSQL without a postmaster never removes them.
	rmSync(join(folder, 'base/pgsql_tmp'), { recursive: true, force: true });
	return openClient(folder).catch((error: unknown) => {
		throw unusable(folder, error);
	});
}

function unusable(folder: string, cause?: unknown): DatabaseUnavailableError {
	return new DatabaseUnavailableError(
		`The embedded database in ${folder} cannot be opened. Move that folder away, then restore a backup or start with an empty one.`,
		{ cause },
	);
}

/** Names that the database always has. */
const OWN = { user: 'postgres', database: 'postgres', password: '', ssl: false };

/** As one session, its only connection, used in turn and never idle for too long. */
async function openClient(folder: string): Promise<Client> {
	const thread = await openThread(folder);
	const pool = new pg.Pool({
		...OWN,
		stream: () => thread.connect(),
		max: 1,
		idleTimeoutMillis: 0,
		allowExitOnIdle: true,
	});
	transactionsInTurn(pool);
	return {
		pool,
		folder,
		async close() {
			await pool.end();
			await thread.close();
		},
	};
}
