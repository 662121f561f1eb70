import { desc, eq } from 'drizzle-orm';
import { listCalls } from '#server/calls/list.ts';
import type { Database } from '#server/database/open.ts';
import { runs, shares } from '#server/database/schema.ts';
import { listRuns } from '#server/runs/list.ts';
import { type ClientShare, type FullClient, MOST_SHOWN } from '#shared/clients.ts';
import { clientNotFound } from './check.ts';
import { contentsOf, isRunOfClient } from './contents.ts';
import { findClient, toClient } from './store.ts';

/** Everything on a client's page, the newest first. @throws ApiError NOT_FOUND */
export async function fullClient(db: Database, userId: string, id: string): Promise<FullClient> {
	const row = await findClient(db, userId, id);
	if (!row) throw clientNotFound();
	return {
		client: toClient(row),
		calls: await listCalls(db, userId, { clientId: id, limit: MOST_SHOWN.calls }),
		runs: await listRuns(db, userId, { clientId: id, limit: MOST_SHOWN.runs }),
		shares: await listShares(db, userId, id),
		contents: await contentsOf(db, userId, id),
	};
}

async function listShares(db: Database, userId: string, clientId: string): Promise<ClientShare[]> {
	const { id, runId, views, createdAt, expiresAt, revokedAt } = shares;
	const rows = await db
		.select({ id, runId, title: runs.title, views, createdAt, expiresAt, revokedAt })
		.from(shares)
		.innerJoin(runs, eq(runs.id, shares.runId))
		.where(isRunOfClient(userId, clientId))
		.orderBy(desc(shares.createdAt), desc(shares.id))
		.limit(MOST_SHOWN.shares);
	return rows.map((row) => ({
		...row,
		createdAt: row.createdAt.toISOString(),
		expiresAt: row.expiresAt.toISOString(),
		revokedAt: row.revokedAt?.toISOString() ?? null,
	}));
}
