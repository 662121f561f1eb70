import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs, shares } from '#server/database/schema.ts';
import type { SentProposal } from '#shared/desk.ts';

/** The tools whose results are offered to clients. */
const PROPOSING = ['dealmaker', 'growth-plan-calculator'];

/** How many there are at most. */
const MOST = 10;
/** So many of the newest links are looked at: five for each proposal. */
const MOST_LINKS = 50;

/** A member's proposals and plans with a link that works, the newest link first. */
export async function sentProposals(db: Database, userId: string, now: Date): Promise<SentProposal[]> {
	const { runId, views, createdAt, expiresAt } = shares;
	const links = db
		.select({ runId, views, createdAt, expiresAt })
		.from(shares)
		.where(and(eq(shares.userId, userId), isNull(shares.revokedAt), gt(expiresAt, now)))
		.orderBy(desc(createdAt), desc(shares.id))
		.limit(MOST_LINKS)
		.as('links');
	const { tool, title, clientId } = runs;
	const rows = await db
		.select({
			runId: runs.id,
			tool,
			title,
			clientId,
			shown: links.views,
			from: links.createdAt,
			until: links.expiresAt,
		})
		.from(links)
		.innerJoin(runs, and(eq(runs.id, links.runId), isNull(runs.deletedAt), inArray(tool, PROPOSING)))
		.orderBy(desc(links.createdAt));
	const byRun = new Map<string, SentProposal>();
	for (const { shown, from, until, clientId: client, ...run } of rows) {
		const newest = byRun.get(run.runId);
		if (newest) newest.views += shown;
		else {
			const moments = { sharedAt: from.toISOString(), expiresAt: until.toISOString() };
			byRun.set(run.runId, { ...run, ...moments, clientId: client ?? undefined, views: shown });
		}
	}
	return [...byRun.values()].slice(0, MOST);
}
