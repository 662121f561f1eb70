import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import { indexRun, indexRunWith, searchedOfRun } from '#server/search/entries.ts';
import type { FullRun, Run, RunSource, Usage } from '#shared/runs.ts';

export type RunRow = typeof runs.$inferSelect;

/** The columns a list needs, without the texts of the input and the result. */
export const RUN_SUMMARY = {
	id: runs.id,
	tool: runs.tool,
	title: runs.title,
	status: runs.status,
	source: runs.source,
	model: runs.model,
	chosenModel: runs.chosenModel,
	error: runs.error,
	grounding: runs.grounding,
	usage: runs.usage,
	createdAt: runs.createdAt,
	durationMs: runs.durationMs,
	clientId: runs.clientId,
	callHash: runs.callHash,
	edited: sql<boolean>`${runs.editedOutput} is not null`,
};
type SummaryRow = Pick<RunRow, Exclude<keyof typeof RUN_SUMMARY, 'edited'>> &
	({ edited: boolean } | { editedOutput: unknown });

export const UNDER_WAY = inArray(runs.status, ['queued', 'running']);
export const NOT_DELETED = isNull(runs.deletedAt);

/** How long a deleted run can be restored. */
export const RESTORABLE_MS = 3600 * 1000;

export function toRun(row: SummaryRow): Run {
	return {
		id: row.id,
		tool: row.tool,
		title: row.title,
		status: row.status,
		source: row.source,
		model: row.model ?? undefined,
		chosenModel: row.chosenModel ?? undefined,
		createdAt: row.createdAt.toISOString(),
		durationMs: row.durationMs ?? undefined,
		error: row.error ?? undefined,
		grounding: row.grounding ?? undefined,
		usage: row.usage ?? undefined,
		clientId: row.clientId ?? undefined,
		callId: row.callHash ?? undefined,
		edited: ('edited' in row ? row.edited : row.editedOutput !== null) || undefined,
	};
}

export function toFullRun(row: RunRow): FullRun {
	return {
		...toRun(row),
		input: row.input,
		output: row.output ?? undefined,
		editedOutput: row.editedOutput ?? undefined,
	};
}

/**
 * The input of a run may be long: nothing of the row is read back.
 *
 * @param inputJson of the row's input, for callers whose transaction holds up others
 */
export async function insertRun(
	db: Database | Transaction,
	row: RunRow,
	inputJson = JSON.stringify(row.input),
): Promise<Run> {
	await db.insert(runs).values({ ...row, input: asJsonb(inputJson) });
	await indexRun(db, row);
	return toRun(row);
}

/** Writes one run and what the search knows of it, or neither. Null where there is no such run. */
function writeIndexed(db: Database, write: (db: Transaction) => Promise<RunRow[]>): Promise<RunRow | null> {
	return db.transaction(async (transaction) => {
		const [row] = await write(transaction);
		if (row) await indexRun(transaction, row);
		return row ?? null;
	});
}

/** How many of a member's runs for this engine are waiting or under way. */
export async function countUnderWay(db: Transaction, userId: string, source: RunSource): Promise<number> {
	return db.$count(runs, and(eq(runs.userId, userId), eq(runs.source, source), UNDER_WAY));
}

/** The run that a member's request with this key started, deleted or not. */
export async function findRequest(db: Transaction, userId: string, key: string): Promise<RunRow | null> {
	const [row] = await db
		.select()
		.from(runs)
		.where(and(eq(runs.userId, userId), eq(runs.idempotencyKey, key)));
	return row ?? null;
}

/** Marks a run as being worked on. Null if it has ended in the meantime or no longer exists. */
export async function markRunning(db: Database, id: string): Promise<RunRow | null> {
	const [row] = await db
		.update(runs)
		.set({ status: 'running' })
		.where(and(eq(runs.id, id), UNDER_WAY))
		.returning();
	return row ?? null;
}

/** Sets the run's title, unless the member has renamed the run by now. */
export async function nameRun(db: Database, { id, title: before }: RunRow, title: string): Promise<void> {
	if (title === before) return;
	const hasItsTitle = and(eq(runs.id, id), eq(runs.title, before));
	await writeIndexed(db, (transaction) => transaction.update(runs).set({ title }).where(hasItsTitle).returning());
}

/** Another model was connected before the run came to its turn. */
export async function recordModel(db: Database, id: string, model: string): Promise<void> {
	await db.update(runs).set({ model }).where(eq(runs.id, id));
}

/** Returns a run to the queue that its instance could not finish. */
export async function markQueued(db: Database, id: string): Promise<void> {
	await db
		.update(runs)
		.set({ status: 'queued' })
		.where(and(eq(runs.id, id), UNDER_WAY));
}

export type Ending = Pick<RunRow, 'status' | 'finishedAt'> &
	Partial<Pick<RunRow, 'output' | 'error' | 'errorCode' | 'grounding' | 'usage'>>;

/** A title that the member has not given. */
export interface FoundTitle {
	before: string;
	found: string;
}

/**
 * Ends a run that is under way, and sets its title, unless the member has renamed the run by now. Null if it had already
 * ended: the first outcome stays.
 *
 * @param row of the run, where it was read before: its input never changes while it is under way
 */
export async function endRun(
	db: Database,
	id: string,
	ending: Ending,
	{ title, row }: { title?: FoundTitle | undefined; row?: RunRow } = {},
): Promise<Run | null> {
	const finishedAt = ending.finishedAt;
	const durationMs =
		finishedAt &&
		sql`greatest(0, extract(epoch from (${finishedAt.toISOString()}::timestamptz - ${runs.createdAt})) * 1000)::integer`;
	const isUnderWay = and(eq(runs.id, id), UNDER_WAY);
	const before = row ?? (await db.select().from(runs).where(isUnderWay))[0];
	if (!before) return null;
	const searched = await searchedOfRun({ ...before, ...ending });
	const ended = await db.transaction(async (transaction) => {
		const [written] = await transaction
			.update(runs)
			.set({ ...ending, durationMs, ...(title && { title: titled(title) }) })
			.where(isUnderWay)
			.returning({ ...RUN_SUMMARY, userId: runs.userId, finishedAt: runs.finishedAt, deletedAt: runs.deletedAt });
		if (written) await indexRunWith(transaction, written, searched);
		return written;
	});
	return ended ? toRun(ended) : null;
}

const titled = ({ before, found }: FoundTitle) =>
	sql`case when ${runs.title} = ${before} then ${found} else ${runs.title} end`;

/** Stores the tokens that a run spent before it was cancelled or handed back. */
export async function recordUsage(db: Database, id: string, usage: Usage): Promise<void> {
	await db.update(runs).set({ usage }).where(eq(runs.id, id));
}

/** A member's own run; null if it is unknown, deleted or another member's. */
export async function findRun(db: Database, userId: string, id: string): Promise<RunRow | null> {
	const [row] = await db.select().from(runs).where(isOwn(userId, id));
	return row ?? null;
}

/** Does not check who may read the run: the caller must. */
export async function findRunById(db: Database, id: string): Promise<RunRow | null> {
	const [row] = await db.select().from(runs).where(eq(runs.id, id));
	return row ?? null;
}

/** Null if there is no such run. */
export async function updateRun(
	db: Database | Transaction,
	userId: string,
	id: string,
	change: Partial<Pick<RunRow, 'title' | 'editedOutput' | 'clientId'>>,
): Promise<RunRow | null> {
	return writeIndexed(db, (transaction) => transaction.update(runs).set(change).where(isOwn(userId, id)).returning());
}

/** Gives a run another input and result. Null if there is no such run, or its input or edits changed in the meantime. */
export async function replaceResult(
	db: Database,
	before: RunRow,
	change: Pick<RunRow, 'input' | 'output' | 'grounding' | 'editedOutput'>,
): Promise<RunRow | null> {
	const asJson = (value: unknown) => asJsonb(JSON.stringify(value));
	const isAsBefore = and(
		sql`${runs.input} = ${asJson(before.input)}`,
		before.editedOutput === null
			? isNull(runs.editedOutput)
			: sql`${runs.editedOutput} = ${asJson(before.editedOutput)}`,
	);
	const isSame = and(isOwn(before.userId, before.id), isAsBefore);
	return writeIndexed(db, (transaction) => transaction.update(runs).set(change).where(isSame).returning());
}

/** Hides a run from the member. False if there is no such run. */
export async function deleteRun(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
	const deletion = { deletedAt: now };
	const deleted = await writeIndexed(db, (transaction) =>
		transaction.update(runs).set(deletion).where(isOwn(userId, id)).returning(),
	);
	return deleted !== null;
}

/** Restores a deleted run; null if it is too late or there is no such run. */
export async function restoreRun(db: Database, userId: string, id: string, now: Date): Promise<Run | null> {
	const since = new Date(now.getTime() - RESTORABLE_MS);
	const isRestorable = and(eq(runs.id, id), eq(runs.userId, userId), gt(runs.deletedAt, since));
	const row = await writeIndexed(db, (transaction) =>
		transaction.update(runs).set({ deletedAt: null }).where(isRestorable).returning(),
	);
	return row ? toRun(row) : null;
}

const asJsonb = (json: string) => sql`${json}::jsonb`;

function isOwn(userId: string, id: string): SQL | undefined {
	return and(eq(runs.id, id), eq(runs.userId, userId), NOT_DELETED);
}
