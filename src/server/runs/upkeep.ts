/** Makes sure that no run is forgotten and that deleted runs are removed. */
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { RunSource } from '#shared/runs.ts';
import type { RunContext } from './context.ts';
import { failedOutcome } from './outcome.ts';
import { startOfDay } from './quota.ts';
import { LANES } from './run-queue.ts';
import { endRun, RESTORABLE_MS } from './store.ts';

const STOPPED_MESSAGE =
	'The server stopped several times while this ran, so that it was given up. Nothing you entered was lost: start it again.';

/** For a database with a single process: jobs that are active at its start belong to the previous process. */
export async function takeUpAgain({ boss }: Queue, db: Database): Promise<void> {
	for (const lane of Object.values(LANES)) {
		const { rows } = await db.execute<{ id: string }>(
			sql`select id from pgboss.job where name = ${lane} and state = 'active'`,
		);
		if (rows.length > 0)
			await boss.fail(
				lane,
				rows.map(({ id }) => id),
			);
	}
}

interface ForgottenRow extends Record<string, unknown> {
	id: string;
	source: RunSource;
	userId: string;
	givenUp: boolean;
}

/**
 * Ends runs whose job was retried too often, and creates jobs for runs without one, e.g. after a backup was restored. A
 * run and its job are written in one transaction, so a run is never merely waiting for its job to appear.
 */
export async function remember(context: RunContext): Promise<void> {
	const { db, queue, events } = context;
	const { rows } = await db.execute<ForgottenRow>(sql`
		select runs.id, runs.source, runs.user_id as "userId", exists (
			select 1 from pgboss.job where job.name in ${Object.values(LANES)} and job.id = runs.id::uuid
		) as "givenUp"
		from runs
		where runs.status in ('queued', 'running') and not exists (
			select 1 from pgboss.job
			where job.name in ${Object.values(LANES)} and job.id = runs.id::uuid and job.state in ('created', 'retry', 'active')
		)`);
	for (const { id, source, userId, givenUp } of rows) {
		if (!givenUp) {
			await db.transaction((transaction) => queue.send({ id, source, userId }, transaction));
			queue.announce();
			continue;
		}
		const ending = {
			status: 'failed',
			error: STOPPED_MESSAGE,
			errorCode: 'NOT_READY',
			finishedAt: context.now(),
		} as const;
		const run = await endRun(db, id, ending);
		if (!run) continue;
		context.log.warn({ run: id }, 'a run was given up: its instances stopped too often');
		events.end(id, failedOutcome(run, 'NOT_READY'));
	}
}

/** Removes runs that were deleted too long ago to be restored. */
export async function purgeDeleted(db: Database, now: Date): Promise<void> {
	await purgeRuns(db, lt(runs.deletedAt, new Date(now.getTime() - RESTORABLE_MS)), now);
}

/**
 * Removes runs for good. Today's model runs lose their content but stay as rows until midnight (UTC), since they count
 * towards the daily limit: the caller has marked them as deleted.
 */
export async function purgeRuns(db: Database | Transaction, which: SQL | undefined, now: Date): Promise<void> {
	const midnight = startOfDay(now);
	await db.delete(runs).where(and(which, or(eq(runs.source, 'built-in'), lt(runs.createdAt, midnight))));
	await db
		.update(runs)
		.set({ title: '', input: {}, output: null, editedOutput: null, grounding: null })
		.where(and(which, gte(runs.createdAt, midnight)));
}

/** For `deletedAt` of a run that cannot be brought back. */
export function beyondRestoring(now: Date): Date {
	return new Date(now.getTime() - 2 * RESTORABLE_MS);
}
