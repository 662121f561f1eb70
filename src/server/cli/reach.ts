import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseLockedError } from '#server/database/errors.ts';
import type { Environment } from '#server/env.ts';
import { checkSocketFolder, controlSocketPath } from './socket-path.ts';

/** A starting server holds the lock for some seconds before it listens. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 200;

export interface Ways<Result> {
	/** Rejects with ENOENT or ECONNREFUSED where no server listens there. */
	throughServer(socketPath: string): Promise<Result>;
	/** Throws `DatabaseLockedError` where a server holds the embedded database. */
	inDatabase(): Promise<Result>;
}

/**
 * Opens what the installation has stored: in PostgreSQL where DATABASE_URL is set, otherwise through the running
 * server, or in the embedded database itself when no server holds it.
 */
export async function reach<Result>(
	env: Pick<Environment, 'dataDir' | 'databaseUrl'>,
	ways: Ways<Result>,
	patienceMs = PATIENCE_MS,
): Promise<Result> {
	const deadline = Date.now() + patienceMs;
	for (;;) {
		if (!env.databaseUrl) {
			try {
				return await throughServer(env.dataDir, ways);
			} catch (error) {
				if (!isSilence(error)) throw error;
			}
		}
		try {
			return await ways.inDatabase();
		} catch (error) {
			if (!(error instanceof DatabaseLockedError) || Date.now() > deadline) throw error;
		}
		await delay(PAUSE_MS);
	}
}

async function throughServer<Result>(dataDir: string, ways: Ways<Result>): Promise<Result> {
	if (!existsSync(dataDir)) throw new Silence();
	const path = controlSocketPath(dataDir);
	if (!existsSync(path)) throw new Silence();
	checkSocketFolder(path, dataDir);
	return ways.throughServer(path);
}

/** No server listens. */
class Silence extends Error {}

function isSilence(error: unknown): boolean {
	if (error instanceof Silence) return true;
	return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
}
