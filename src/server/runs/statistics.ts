import { and, countDistinct, count as countRows, eq, isNull, notLike, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';
import { EXAMPLE_IDS } from '#shared/example-client.ts';
import type { Statistics } from '#shared/session-answers.ts';
import { listRuns } from './list.ts';

const DAY_MS = 86_400_000;
const RECENT = 5;

/** The member's own activity. Neither deleted runs nor those of the example client count. */
export async function statisticsOf(db: Database, member: User, now: Date): Promise<Statistics> {
	const weekAgo = new Date(now.getTime() - 7 * DAY_MS).toISOString();
	const isOwnWork = or(isNull(runs.clientId), notLike(runs.clientId, `${EXAMPLE_IDS}%`));
	const [counts] = await db
		.select({
			toolsUsed: countDistinct(runs.tool),
			runs: countRows(),
			runsThisWeek: sql<number>`count(*) filter (where ${runs.createdAt} > ${weekAgo}::timestamptz)::integer`,
		})
		.from(runs)
		.where(and(eq(runs.userId, member.id), isNull(runs.deletedAt), isOwnWork));
	return {
		toolsUsed: counts?.toolsUsed ?? 0,
		runs: counts?.runs ?? 0,
		daysActive: Math.max(0, utcDay(now) - utcDay(new Date(member.createdAt))),
		runsThisWeek: counts?.runsThisWeek ?? 0,
		recentActivity: await listRuns(db, member.id, { limit: RECENT }),
	};
}

function utcDay(moment: Date): number {
	return Math.floor(moment.getTime() / DAY_MS);
}
