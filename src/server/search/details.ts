/** What the hits of a search show beside their entry. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { calls, runs } from '#server/database/schema.ts';
import { RUN_SUMMARY, toRun } from '#server/runs/store.ts';
import type { Run } from '#shared/runs.ts';

export type FoundCall = Pick<typeof calls.$inferSelect, 'transcript' | 'clientId'>;

/** By id. */
export async function runsOf(db: Database, userId: string, ids: readonly string[]): Promise<Map<string, Run>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select(RUN_SUMMARY)
		.from(runs)
		.where(and(eq(runs.userId, userId), inArray(runs.id, [...ids]), isNull(runs.deletedAt)));
	return new Map(rows.map((row) => [row.id, toRun(row)]));
}

/** By hash. */
export async function callsOf(
	db: Database,
	userId: string,
	hashes: readonly string[],
): Promise<Map<string, FoundCall>> {
	if (hashes.length === 0) return new Map();
	const { textHash, transcript, clientId } = calls;
	const rows = await db
		.select({ textHash, transcript, clientId })
		.from(calls)
		.where(and(eq(calls.userId, userId), inArray(textHash, [...hashes])));
	return new Map(rows.map((row) => [row.textHash, row]));
}

/** By the call's hash: the newest run that was made of it, one with a result before any other. */
export async function newestRunsOf(db: Database, userId: string, hashes: readonly string[]): Promise<Map<string, Run>> {
	if (hashes.length === 0) return new Map();
	const hasResult = sql`(${runs.status} = 'succeeded')`;
	const rows = await db
		.selectDistinctOn([runs.callHash], RUN_SUMMARY)
		.from(runs)
		.where(and(eq(runs.userId, userId), inArray(runs.callHash, [...hashes]), isNull(runs.deletedAt)))
		.orderBy(runs.callHash, desc(hasResult), desc(runs.createdAt), desc(runs.id));
	return new Map(rows.map((row) => [row.callHash ?? '', toRun(row)]));
}
