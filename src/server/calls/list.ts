import { and, eq, sql } from 'drizzle-orm';
import { ENDING } from '#call-facts/corrections.ts';
import type { OutcomeKind } from '#call-facts/facts.ts';
import type { Database } from '#server/database/open.ts';
import { lastFirst } from '#server/database/order.ts';
import { isBelow, type Position } from '#server/database/position.ts';
import { calls, clients } from '#server/database/schema.ts';
import type { Call } from '#shared/calls.ts';
import { isCallAt } from './store.ts';

/** The newest result made of a call. Written out, since the columns of both tables have the same names. */
export const NEWEST_RUN = sql<string | null>`(
	select runs.id from runs
	where runs.user_id = calls.user_id and runs.call_hash = calls.text_hash
		and runs.status = 'succeeded' and runs.deleted_at is null
	order by runs.created_at desc, runs.id desc limit 1
)`;

/** The columns that a list needs, without the text and most of the facts. */
const SUMMARY = {
	id: calls.textHash,
	title: calls.title,
	clientId: calls.clientId,
	company: clients.company,
	runId: NEWEST_RUN,
	read: sql<OutcomeKind | null>`${calls.facts} -> 'outcome' ->> 'kind'`,
	corrections: calls.corrections,
	createdAt: calls.createdAt,
};

type SummaryRow = Pick<typeof calls.$inferSelect, 'title' | 'clientId' | 'corrections' | 'createdAt'> & {
	id: string;
	company: string | null;
	runId: string | null;
	read: OutcomeKind | null;
};

export interface CallQuery {
	/** Only those of this client. */
	clientId?: string | undefined;
	below?: Position | undefined;
	/** The maximum number of calls. */
	limit: number;
}

/** A member's calls, newest first, without their texts. */
export async function listCalls(db: Database, userId: string, query: CallQuery): Promise<Call[]> {
	return (await callsQuery(db, userId, query)).map(toCall);
}

/** The query behind `listCalls`. */
export function callsQuery(db: Database, userId: string, { clientId, below, limit }: CallQuery) {
	return db
		.select(SUMMARY)
		.from(calls)
		.leftJoin(clients, eq(clients.id, calls.clientId))
		.where(
			and(
				eq(calls.userId, userId),
				clientId ? eq(calls.clientId, clientId) : undefined,
				below && isBelow({ moment: calls.createdAt, id: calls.textHash }, below),
			),
		)
		.orderBy(lastFirst(calls.createdAt), lastFirst(calls.textHash))
		.limit(limit);
}

/** Null if it is unknown or another member's. */
export async function findSummary(db: Database, userId: string, id: string): Promise<Call | null> {
	const [row] = await db
		.select(SUMMARY)
		.from(calls)
		.leftJoin(clients, eq(clients.id, calls.clientId))
		.where(isCallAt({ userId, textHash: id }));
	return row ? toCall(row) : null;
}

function toCall({ read, corrections, createdAt, ...row }: SummaryRow): Call {
	const said = corrections.findLast(({ is }) => is?.key === ENDING)?.is?.details.ended;
	return { ...row, outcome: said ?? read, createdAt: createdAt.toISOString() };
}
