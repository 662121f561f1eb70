/** The text about a backup that the person at the terminal reads. */
import { DrizzleQueryError } from 'drizzle-orm';
import { rowsIn, type Summary } from '#server/backup/format.ts';
import { isDiskFull, sqlState } from '#server/database/errors.ts';

export function describeTables(summary: Summary): string[] {
	const counts = Object.entries(summary).map(([title, { rows }]) => `${title}\t${rows}`);
	return [...counts, `all rows\t${rowsIn(summary)}`];
}

export function describeSize(bytes: number): string {
	return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** @param started from `performance.now` */
export function seconds(started: number): string {
	return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Database errors contain rows: only their code is shown. */
export function explain(error: unknown, command: 'backup' | 'restore'): string {
	if (isDiskFull(error)) return 'The disk is full.';
	const state = sqlState(error);
	if (state !== null) return `The database refused the ${command} (${state}).`;
	if (error instanceof DrizzleQueryError) return `The database broke off, and the ${command} with it.`;
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'ECONNRESET') return 'The server broke off before the backup was whole. Its log says more.';
	return error instanceof Error ? error.message : `The ${command} failed.`;
}
