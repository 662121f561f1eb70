import { DrizzleQueryError } from 'drizzle-orm';

/** Errors that stop the start. Their messages are for the person who starts the server. */
export class DatabaseLockedError extends Error {
	override readonly name = 'DatabaseLockedError';
}

export class DatabaseUnavailableError extends Error {
	override readonly name = 'DatabaseUnavailableError';
}

/** The error classes of PostgreSQL; the system's own codes, such as EPERM, are not among them. */
const SQL_STATE = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/**
 * PostgreSQL's five-character code of an error, found through the drivers' wrappers; null where there is none. The
 * messages contain SQL and parameters, so only this code may reach a log.
 */
export function sqlState(error: unknown): string | null {
	return codesOf(error).find((code) => SQL_STATE.test(code)) ?? null;
}

/** What PostgreSQL and the system say where a disk is full. */
const DISK_FULL = ['53100', 'ENOSPC'];

/** Whether an error says so, or what caused it. */
export function isDiskFull(error: unknown): boolean {
	return codesOf(error).some((code) => DISK_FULL.includes(code));
}

function* codesOf(error: unknown): Generator<string> {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++)
		if ('code' in cause && typeof cause.code === 'string') yield cause.code;
}

/** Whether a query failed, for any reason: the work that it was part of may succeed later. */
export function isQueryError(error: unknown): boolean {
	return error instanceof DrizzleQueryError || sqlState(error) !== null;
}
