/** What a member has, read in batches: the embedded database works on the thread that serves everybody. */
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/open.ts';
import {
	businessProfiles,
	calls,
	clients,
	drafts,
	keptPromises,
	promptLikes,
	promptTrials,
	promptUses,
	runs,
	shares,
	submissions,
} from '#server/database/schema.ts';

/** Rows with texts, and rows that hold a result or a call. */
const SMALL = 200;
const LARGE = 10;

type Batches<Row> = AsyncGenerator<Row[], void, undefined>;

/** Asks for the rows after the last one until there are no more. */
async function* batches<Row>(limit: number, read: (last: Row | undefined) => Promise<Row[]>): Batches<Row> {
	let last: Row | undefined;
	do {
		const rows = await read(last);
		if (rows.length > 0) yield rows;
		last = rows.length === limit ? rows.at(-1) : undefined;
	} while (last !== undefined);
}

/** Oldest first, and by key among those of one moment. */
function after(
	columns: { moment: PgColumn; key: PgColumn },
	last: { moment: Date; key: string } | undefined,
): SQL | undefined {
	const { moment, key } = columns;
	return last && or(gt(moment, last.moment), and(eq(moment, last.moment), gt(key, last.key)));
}

export function clientsOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(clients);
	return batches<Omit<typeof clients.$inferSelect, 'userId'>>(SMALL, (last) =>
		db
			.select(columns)
			.from(clients)
			.where(
				and(
					eq(owner, userId),
					after({ moment: clients.createdAt, key: clients.id }, last && { moment: last.createdAt, key: last.id }),
				),
			)
			.orderBy(asc(clients.createdAt), asc(clients.id))
			.limit(SMALL),
	);
}

export function callsOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(calls);
	return batches<Omit<typeof calls.$inferSelect, 'userId'>>(LARGE, (last) =>
		db
			.select(columns)
			.from(calls)
			.where(
				and(
					eq(owner, userId),
					after(
						{ moment: calls.createdAt, key: calls.textHash },
						last && { moment: last.createdAt, key: last.textHash },
					),
				),
			)
			.orderBy(asc(calls.createdAt), asc(calls.textHash))
			.limit(LARGE),
	);
}

/** Whole rows: the text of a result is made of them. Only runs that have ended and were not deleted. */
export function runsOf(db: Database, userId: string) {
	const ended = inArray(runs.status, ['succeeded', 'failed', 'cancelled']);
	return batches<typeof runs.$inferSelect>(LARGE, (last) =>
		db
			.select()
			.from(runs)
			.where(
				and(
					eq(runs.userId, userId),
					isNull(runs.deletedAt),
					ended,
					after({ moment: runs.createdAt, key: runs.id }, last && { moment: last.createdAt, key: last.id }),
				),
			)
			.orderBy(asc(runs.createdAt), asc(runs.id))
			.limit(LARGE),
	);
}

/** Of runs that were not deleted. */
export function sharesOf(db: Database, userId: string) {
	return batches<typeof shares.$inferSelect>(LARGE, (last) =>
		db
			.select(getTableColumns(shares))
			.from(shares)
			.innerJoin(runs, and(eq(runs.id, shares.runId), isNull(runs.deletedAt)))
			.where(
				and(
					eq(shares.userId, userId),
					after({ moment: shares.createdAt, key: shares.id }, last && { moment: last.createdAt, key: last.id }),
				),
			)
			.orderBy(asc(shares.createdAt), asc(shares.id))
			.limit(LARGE),
	);
}

export function submissionsOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(submissions);
	return batches<Omit<typeof submissions.$inferSelect, 'userId'>>(SMALL, (last) =>
		db
			.select(columns)
			.from(submissions)
			.where(
				and(
					eq(owner, userId),
					after(
						{ moment: submissions.createdAt, key: submissions.id },
						last && { moment: last.createdAt, key: last.id },
					),
				),
			)
			.orderBy(asc(submissions.createdAt), asc(submissions.id))
			.limit(SMALL),
	);
}

/** At most one for each tool. */
export function draftsOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(drafts);
	return db.select(columns).from(drafts).where(eq(owner, userId)).orderBy(asc(drafts.tool));
}

export function keptPromisesOf(db: Database, userId: string) {
	const { userId: owner, ...columns } = getTableColumns(keptPromises);
	return db.select(columns).from(keptPromises).where(eq(owner, userId)).orderBy(asc(keptPromises.keptAt));
}

/** At most one for each prompt of the directory, and the trials. */
export async function promptsOf(db: Database, userId: string) {
	const { userId: _likes, ...likes } = getTableColumns(promptLikes);
	const { userId: _uses, ...uses } = getTableColumns(promptUses);
	const { userId: _trials, ...trials } = getTableColumns(promptTrials);
	return {
		likes: await db.select(likes).from(promptLikes).where(eq(promptLikes.userId, userId)),
		uses: await db.select(uses).from(promptUses).where(eq(promptUses.userId, userId)),
		trials: await db.select(trials).from(promptTrials).where(eq(promptTrials.userId, userId)),
	};
}

export async function businessProfileOf(db: Database, userId: string) {
	const { profile, savedAt } = businessProfiles;
	const [row] = await db.select({ profile, savedAt }).from(businessProfiles).where(eq(businessProfiles.userId, userId));
	return row ?? null;
}
