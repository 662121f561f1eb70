import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseLockedError, DatabaseUnavailableError } from './errors.ts';
import { type Lock, takeLock } from './lock.ts';
import { migrations } from './migrate.ts';
import { TRIAL_WRITE, writesInTime } from './ready.ts';
import * as schema from './schema.ts';
import type { Database, OpenDatabase } from './types.ts';

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
			if (migrating) await migrate(drizzle(client), migrations);
			return opened(client, () => lock.release());
		} catch (error) {
			await client.close();
			throw error;
		}
	} catch (error) {
		lock.release();
		throw error;
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
	} finally {
		lock.release();
	}
}

function opened(client: PGlite, afterwards = () => {}): OpenDatabase {
	return {
		kind: 'embedded',
		db: drizzle(client, { schema }) as unknown as Database,
		ready: writesInTime(() => tryOut(client)),
		async close() {
			await client.close();
			afterwards();
		},
	};
}

/** It opens files in this process, so that it can also lack a descriptor: reading a folder takes one. */
async function tryOut(client: PGlite): Promise<void> {
	await client.query(TRIAL_WRITE);
	await client.query('select count(*) from pg_ls_waldir()');
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

function folderIn(root: string): string {
	return join(root, 'database');
}

/**
 * A first start that is interrupted leaves a half-made folder that no later start could open. So a new database is made
 * beside its place and moved there when it is complete.
 */
async function makeFolder<Result>(root: string, fill: (client: PGlite) => Promise<Result>): Promise<Result> {
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

function openFolder(folder: string): Promise<PGlite> {
	// A killed process leaves its temporary files behind, and PostgreSQL without a postmaster never removes them.
	rmSync(join(folder, 'base/pgsql_tmp'), { recursive: true, force: true });
	return openClient(folder).catch((error: unknown) => {
		throw new DatabaseUnavailableError(
			`The embedded database in ${folder} cannot be opened. Move that folder away, then restore a backup or start with an empty one.`,
			{ cause: error },
		);
	});
}

async function openClient(folder: string): Promise<PGlite> {
	return takingTurns(await PGlite.create({ dataDir: folder, relaxedDurability: false }));
}

/** A statement that took this long is followed by a turn of the loop. */
const LONG_MS = 5;

/** The database computes in this process: long statements, one after the other, would hold up every request. */
function takingTurns(client: PGlite): PGlite {
	const execute = client.execProtocolRaw.bind(client);
	client.execProtocolRaw = async (...message) => {
		const begun = performance.now();
		const answer = await execute(...message);
		if (performance.now() - begun > LONG_MS) await turn();
		return answer;
	};
	return client;
}
