import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { lastFirst } from '#server/database/order.ts';
import { isBelow, type Position } from '#server/database/position.ts';
import { runs } from '#server/database/schema.ts';
import type { Run, RunSource, RunStatus } from '#shared/runs.ts';
import { NOT_DELETED, RUN_SUMMARY, toRun } from './store.ts';

export interface RunQuery {
	tool?: string;
	/** Words in the title. */
	q?: string;
	status?: readonly RunStatus[];
	source?: RunSource;
	/** Only those of this client. */
	clientId?: string;
	below?: Position;
	/** The maximum number of runs. */
	limit: number;
}

/** A member's runs, newest first, without input and output. */
export async function listRuns(db: Database, userId: string, query: RunQuery): Promise<Run[]> {
	return (await runsQuery(db, userId, query)).map(toRun);
}

/** The query behind `listRuns`. */
export function runsQuery(db: Database, userId: string, query: RunQuery) {
	const conditions: (SQL | undefined)[] = [eq(runs.userId, userId), NOT_DELETED];
	if (query.tool) conditions.push(eq(runs.tool, query.tool));
	if (query.status) conditions.push(inArray(runs.status, [...query.status]));
	if (query.clientId) conditions.push(eq(runs.clientId, query.clientId));
	if (query.source) conditions.push(eq(runs.source, query.source));
	for (const word of query.q?.split(/\s+/) ?? []) {
		if (word) conditions.push(sql`${runs.title} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
	}
	if (query.below) conditions.push(isBelow({ moment: runs.createdAt, id: runs.id }, query.below));
	return db
		.select(RUN_SUMMARY)
		.from(runs)
		.where(and(...conditions))
		.orderBy(lastFirst(runs.createdAt), lastFirst(runs.id))
		.limit(query.limit);
}
