/**
 * Two processes on one embedded database corrupt it silently, so a process holds an exclusive lock on its folder. The
 * lock belongs to the operating system (SQLite's own lock on an empty file): a living process cannot lose it, however
 * busy or suspended it is, and a killed one leaves nothing behind that has to become stale.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseLockedError } from './errors.ts';

const SQLITE_BUSY = 5;

export interface Lock {
	release(): void;
}

/**
 * Takes the lock or throws `DatabaseLockedError` at once. Nothing else may open `database.lock` in this process:
 * closing any descriptor of that file would give up the lock.
 */
export function takeLock(dataDir: string): Lock {
	const file = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 });
	try {
		file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
	} catch (error) {
		file.close();
		if (isBusy(error)) throw new DatabaseLockedError(lockedMessage(dataDir));
		throw error;
	}
	const holder = join(dataDir, 'database.holder');
	writeFileSync(holder, `${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`, { mode: 0o600 });
	return {
		release() {
			rmSync(holder, { force: true });
			file.close();
		},
	};
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function lockedMessage(dataDir: string): string {
	return (
		`The database in ${dataDir} is in use by process ${readHolder(dataDir)}. ` +
		'Only one process may open it: stop that process, choose another DATA_DIR, or set DATABASE_URL.'
	);
}

/** Only for the message: the lock itself never depends on this file's content. */
function readHolder(dataDir: string): string {
	try {
		return readFileSync(join(dataDir, 'database.holder'), 'utf8').trim() || '(unknown)';
	} catch {
		return '(unknown)';
	}
}
