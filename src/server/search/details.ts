/** What the hits of a search show beside their entry. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { calls, runs } from '#server/database/schema.ts';
import { RUN_SUMMARY, toRun } from '#server/runs/store.ts';
import type { Run } from '#shared/runs.ts';

type FoundCall = Pick<typeof calls.$inferSelect, 'transcript' | 'clientId'>;

/** The member's runs by id, without those that are deleted. */
export async function runsOf(db: Database, userId: string, ids: readonly string[]): Promise<Map<string, Run>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select(RUN_SUMMARY)
		.from(runs)
		.where(and(eq(runs.userId, userId), inArray(runs.id, [...ids]), isNull(runs.deletedAt)));
	return new Map(rows.map((row) => [row.id, toRun(row)]));
}

/** The member's calls by their hash. */
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

/** By the call's hash, the id of the newest run that was made of it: one with a result before any other. */
export async function newestRunsOf(
	db: Database,
	userId: string,
	hashes: readonly string[],
): Promise<Map<string, string>> {
	if (hashes.length === 0) return new Map();
	const { id, callHash, status } = runs;
	const rows = await db
		.select({ id, callHash, status })
		.from(runs)
		.where(and(eq(runs.userId, userId), inArray(callHash, [...hashes]), isNull(runs.deletedAt)))
		.orderBy(desc(runs.createdAt), desc(id));
	const newest = new Map<string, (typeof rows)[number]>();
	for (const row of rows) {
		const before = newest.get(row.callHash ?? '');
		const isBetter = row.status === 'succeeded' && before?.status !== 'succeeded';
		if (before === undefined || isBetter) newest.set(row.callHash ?? '', row);
	}
	return new Map([...newest].map(([hash, row]) => [hash, row.id]));
}
