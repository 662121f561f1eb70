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

/** A member's calls, newest first, without their texts. For each, its ticks and its run are looked up by an index. */
export async function briefCalls(db: Database, { userId, clientId, id, limit }: CallQuery): Promise<BriefCall[]> {
	const conditions: SQL[] = [eq(calls.userId, userId)];
	if (clientId !== undefined) conditions.push(eq(calls.clientId, clientId));
	if (id !== undefined) conditions.push(eq(calls.textHash, id));
	const ticks = ticksOf(db);
	const run = newestRun(db);
	const rows = await db
		.select({
			id: calls.textHash,
			title: calls.title,
			clientId: calls.clientId,
			createdAt: calls.createdAt,
			brief: sql<CallInBrief | null>`${calls.facts} -> 'brief'`,
			kept: ticks.kept,
			runId: run.id,
		})
		.from(calls)
		.leftJoinLateral(ticks, sql`true`)
		.leftJoinLateral(run, sql`true`)
		.where(and(...conditions))
		.orderBy(desc(calls.createdAt), desc(calls.textHash))
		.limit(limit);
	return rows.map((row) => ({ ...row, kept: row.kept ?? {} }));
}

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

function ticksOf(db: Database) {
	const { promise, keptAt } = keptPromises;
	const moment = sql`to_char(${keptAt} at time zone 'UTC', ${ISO})`;
	return db
		.select({ kept: sql<Record<string, string> | null>`jsonb_object_agg(${promise}, ${moment})`.as('kept') })
		.from(keptPromises)
		.where(and(eq(keptPromises.userId, calls.userId), eq(keptPromises.textHash, calls.textHash)))
		.as('ticks');
}

function newestRun(db: Database) {
	const isOfCall = and(eq(runs.userId, calls.userId), eq(runs.callHash, calls.textHash));
	return db
		.select({ id: runs.id })
		.from(runs)
		.where(and(isOfCall, isNull(runs.deletedAt), eq(runs.status, 'succeeded')))
		.orderBy(desc(runs.createdAt), desc(runs.id))
		.limit(1)
		.as('newest_run');
}
