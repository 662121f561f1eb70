import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';

/** The newest result made of each of these calls, by the call's id; none where there is none. */
export async function newestRuns(
	db: Database,
	userId: string,
	callIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (callIds.length === 0) return new Map();
	const rows = await db
		.selectDistinctOn([runs.callHash], { call: runs.callHash, id: runs.id })
		.from(runs)
		.where(
			and(
				eq(runs.userId, userId),
				inArray(runs.callHash, [...callIds]),
				eq(runs.status, 'succeeded'),
				isNull(runs.deletedAt),
			),
		)
		.orderBy(runs.callHash, desc(runs.createdAt), desc(runs.id));
	return new Map(rows.map(({ call, id }) => [call ?? '', id]));
}
