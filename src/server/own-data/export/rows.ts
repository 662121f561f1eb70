/** What a member has, read in batches: the embedded database answers one query after the other. */
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/open.ts';
import * as tables from '#server/own-data/archive/tables.ts';

/** Rows with texts, and rows that hold a result or a call. */
const SMALL = 200;
const LARGE = 10;

/** The part of a query that follows the last row that was read. */
interface Next {
	after: SQL | undefined;
	order: SQL[];
	limit: number;
}

/**
 * Asks for the rows after the last one until there are no more: the oldest first, and by key among those of one moment.
 *
 * @param limit the maximum number of rows at a time
 */
async function* oldestFirst<Key extends string, Row extends { createdAt: Date } & Record<Key, string>>(
	table: { createdAt: PgColumn } & Record<Key, PgColumn>,
	key: Key,
	limit: number,
	read: (next: Next) => Promise<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
	const moment = table.createdAt;
	const order = [asc(moment), asc(table[key])];
	let after: SQL | undefined;
	do {
		const rows = await read({ after, order, limit });
		if (rows.length > 0) yield rows;
		const last = rows.length === limit ? rows.at(-1) : undefined;
		after = last && or(gt(moment, last.createdAt), and(eq(moment, last.createdAt), gt(table[key], last[key])));
	} while (after !== undefined);
}

export function clientsOf(db: Database, userId: string) {
	const { clients } = tables;
	const { userId: owner, ...columns } = getTableColumns(clients);
	return oldestFirst(clients, 'id', SMALL, async ({ after, order, limit }) =>
		db
			.select(columns)
			.from(clients)
			.where(and(eq(owner, userId), after))
			.orderBy(...order)
			.limit(limit),
	);
}

export function callsOf(db: Database, userId: string) {
	const { calls } = tables;
	const { userId: owner, ...columns } = getTableColumns(calls);
	return oldestFirst(calls, 'textHash', LARGE, async ({ after, order, limit }) =>
		db
			.select(columns)
			.from(calls)
			.where(and(eq(owner, userId), after))
			.orderBy(...order)
			.limit(limit),
	);
}

/** Whole rows: the text of a result is made of them. Only runs that have ended and were not deleted. */
export function runsOf(db: Database, userId: string) {
	const { runs } = tables;
	const ended = inArray(runs.status, ['succeeded', 'failed', 'cancelled']);
	return oldestFirst(runs, 'id', LARGE, async ({ after, order, limit }) =>
		db
			.select()
			.from(runs)
			.where(and(eq(runs.userId, userId), isNull(runs.deletedAt), ended, after))
			.orderBy(...order)
			.limit(limit),
	);
}

/** Of runs that were not deleted. */
export function sharesOf(db: Database, userId: string) {
	const { runs, shares } = tables;
	return oldestFirst(shares, 'id', LARGE, async ({ after, order, limit }) =>
		db
			.select(getTableColumns(shares))
			.from(shares)
			.innerJoin(runs, and(eq(runs.id, shares.runId), isNull(runs.deletedAt)))
			.where(and(eq(shares.userId, userId), after))
			.orderBy(...order)
			.limit(limit),
	);
}

export function submissionsOf(db: Database, userId: string) {
	const { submissions } = tables;
	const { userId: owner, ...columns } = getTableColumns(submissions);
	return oldestFirst(submissions, 'id', SMALL, async ({ after, order, limit }) =>
		db
			.select(columns)
			.from(submissions)
			.where(and(eq(owner, userId), after))
			.orderBy(...order)
			.limit(limit),
	);
}

/** At most one for each tool. */
export function draftsOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(tables.drafts);
	return db.select(columns).from(tables.drafts).where(eq(owner, userId)).orderBy(asc(columns.tool));
}

export function keptPromisesOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(tables.keptPromises);
	return db.select(columns).from(tables.keptPromises).where(eq(owner, userId)).orderBy(asc(columns.keptAt));
}

/** At most one for each prompt of the directory, and the trials. */
export async function promptsOf(db: Database, userId: string) {
	const { userId: likedBy, ...likes } = getTableColumns(tables.promptLikes);
	const { userId: usedBy, ...uses } = getTableColumns(tables.promptUses);
	const { userId: triedBy, ...trials } = getTableColumns(tables.promptTrials);
	return {
		likes: await db.select(likes).from(tables.promptLikes).where(eq(likedBy, userId)),
		uses: await db.select(uses).from(tables.promptUses).where(eq(usedBy, userId)),
		trials: await db.select(trials).from(tables.promptTrials).where(eq(triedBy, userId)),
	};
}

export async function businessProfileOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(tables.businessProfiles);
	const [row] = await db.select(columns).from(tables.businessProfiles).where(eq(owner, userId));
	return row ?? null;
}
