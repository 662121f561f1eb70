import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { calls, runs, shares } from '#server/database/schema.ts';
import type { ClientContents } from '#shared/clients.ts';

/** Runs that were deleted are none of its own any more. */
export const isRunOfClient = (userId: string, clientId: string) =>
	and(eq(runs.clientId, clientId), eq(runs.userId, userId), isNull(runs.deletedAt));

/** What belongs to a client. The caller has checked whose it is. */
export async function contentsOf(db: Database, userId: string, clientId: string): Promise<ClientContents> {
	const ofClient = isRunOfClient(userId, clientId);
	const [links] = await db
		.select({ number: count() })
		.from(shares)
		.innerJoin(runs, eq(runs.id, shares.runId))
		.where(ofClient);
	return {
		clientId,
		calls: await db.$count(calls, and(eq(calls.clientId, clientId), eq(calls.userId, userId))),
		runs: await db.$count(runs, ofClient),
		shares: links?.number ?? 0,
	};
}
