import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CallInBrief } from '#call-facts/promises.ts';
import type { Database } from '#server/database/open.ts';
import { calls, keptPromises, runs } from '#server/database/schema.ts';

/** A call with what is told of it and what became of its promises. */
export interface BriefCall {
	/** Of its text. */
	id: string;
	title: string;
	clientId: string | null;
	createdAt: Date;
	/** Null where it was not read yet, or by an earlier version: the next run of the call tells it. */
	brief: CallInBrief | null;
	/** When a promise was kept, as ISO 8601, by the promise's id. */
	kept: Readonly<Record<string, string>>;
	/** The newest finished run that was made of it. */
	runId: string | null;
}

interface CallQuery {
	userId: string;
	clientId?: string | undefined;
	/** Only this call. */
	id?: string | undefined;
	/** The maximum number of calls. */
	limit: number;
}

/**
 * A member's calls, newest first, without their texts. Only for those that are asked for the facts are read, and ticks
 * and runs looked up by an index.
 */
export async function briefCalls(db: Database, query: CallQuery): Promise<BriefCall[]> {
	const newest = newestCalls(db, query);
	const ticks = ticksOf(db, newest);
	const run = newestRun(db, newest);
	const rows = await db
		.select({
			id: newest.textHash,
			title: newest.title,
			clientId: newest.clientId,
			createdAt: newest.createdAt,
			brief: sql<CallInBrief | null>`${newest.facts} -> 'brief'`,
			kept: ticks.kept,
			runId: run.id,
		})
		.from(newest)
		.leftJoinLateral(ticks, sql`true`)
		.leftJoinLateral(run, sql`true`)
		.orderBy(desc(newest.createdAt), desc(newest.textHash));
	return rows.map((row) => ({ ...row, kept: row.kept ?? {} }));
}

function newestCalls(db: Database, { userId, clientId, id, limit }: CallQuery) {
	const conditions: SQL[] = [eq(calls.userId, userId)];
	if (clientId !== undefined) conditions.push(eq(calls.clientId, clientId));
	if (id !== undefined) conditions.push(eq(calls.textHash, id));
	const { textHash, title, createdAt, facts } = calls;
	return db
		.select({ userId: calls.userId, textHash, title, clientId: calls.clientId, createdAt, facts })
		.from(calls)
		.where(and(...conditions))
		.orderBy(desc(createdAt), desc(textHash))
		.limit(limit)
		.as('newest');
}

type NewestCalls = ReturnType<typeof newestCalls>;

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

function ticksOf(db: Database, call: NewestCalls) {
	const { promise, keptAt } = keptPromises;
	const moment = sql`to_char(${keptAt} at time zone 'UTC', ${ISO})`;
	return db
		.select({ kept: sql<Record<string, string> | null>`jsonb_object_agg(${promise}, ${moment})`.as('kept') })
		.from(keptPromises)
		.where(and(eq(keptPromises.userId, call.userId), eq(keptPromises.textHash, call.textHash)))
		.as('ticks');
}

function newestRun(db: Database, call: NewestCalls) {
	const isOfCall = and(eq(runs.userId, call.userId), eq(runs.callHash, call.textHash));
	return db
		.select({ id: runs.id })
		.from(runs)
		.where(and(isOfCall, isNull(runs.deletedAt), eq(runs.status, 'succeeded')))
		.orderBy(desc(runs.createdAt), desc(runs.id))
		.limit(1)
		.as('newest_run');
}
