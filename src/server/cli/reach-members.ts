import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseLockedError } from '#server/database/errors.ts';
import type { Environment } from '#server/env.ts';
import { memberListOver } from './control-client.ts';
import type { MemberList } from './member-list.ts';
import { checkSocketFolder, controlSocketPath } from './socket-path.ts';

/** A server that is starting holds the lock some seconds before it listens. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 200;

/**
 * Does something to the authorized list: in PostgreSQL where DATABASE_URL is set, else through the running server,
 * or in the embedded database itself when no server holds it.
 */
export async function withMembers<Result>(
	env: Pick<Environment, 'dataDir' | 'databaseUrl'>,
	work: (members: MemberList) => Promise<Result>,
	patienceMs = PATIENCE_MS,
): Promise<Result> {
	const deadline = Date.now() + patienceMs;
	for (;;) {
		if (!env.databaseUrl) {
			try {
				return await throughServer(env.dataDir, work);
			} catch (error) {
				if (!isSilence(error)) throw error;
			}
		}
		try {
			return await inDatabase(env, work);
		} catch (error) {
			if (!(error instanceof DatabaseLockedError) || Date.now() > deadline) throw error;
		}
		await delay(PAUSE_MS);
	}
}

async function throughServer<Result>(dataDir: string, work: (members: MemberList) => Promise<Result>): Promise<Result> {
	if (!existsSync(dataDir)) throw new Silence();
	const path = controlSocketPath(dataDir);
	if (!existsSync(path)) throw new Silence();
	checkSocketFolder(path, dataDir);
	return work(memberListOver(path));
}

async function inDatabase<Result>(
	env: Pick<Environment, 'dataDir' | 'databaseUrl'>,
	work: (members: MemberList) => Promise<Result>,
): Promise<Result> {
	// Loaded only here: a command that the server carries out is done sooner than these are read.
	const { openDatabase } = await import('#server/database/open.ts');
	const { memberListIn } = await import('./database-members.ts');
	const database = await openDatabase(env);
	try {
		return await work(memberListIn(database.db));
	} finally {
		await database.close();
	}
}

/** No server listens. */
class Silence extends Error {}

function isSilence(error: unknown): boolean {
	if (error instanceof Silence) return true;
	return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
}
