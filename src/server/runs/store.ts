import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import type { FullRun, Run, Usage } from '#shared/runs.ts';

export type RunRow = typeof runs.$inferSelect;

/** What a list needs: the texts of a call and of its result stay in the database. */
const SUMMARY = {
	id: runs.id,
	tool: runs.tool,
	title: runs.title,
	status: runs.status,
	source: runs.source,
	model: runs.model,
	error: runs.error,
	grounding: runs.grounding,
	usage: runs.usage,
	createdAt: runs.createdAt,
	durationMs: runs.durationMs,
};
type SummaryRow = Pick<RunRow, keyof typeof SUMMARY>;

const UNDER_WAY = inArray(runs.status, ['queued', 'running']);

export function toRun(row: SummaryRow): Run {
	return {
		id: row.id,
		tool: row.tool,
		title: row.title,
		status: row.status,
		source: row.source,
		model: row.model ?? undefined,
		createdAt: row.createdAt.toISOString(),
		durationMs: row.durationMs ?? undefined,
		error: row.error ?? undefined,
		grounding: row.grounding ?? undefined,
		usage: row.usage ?? undefined,
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

export async function insertRun(db: Database | Transaction, row: typeof runs.$inferInsert): Promise<Run> {
	const [inserted] = await db.insert(runs).values(row).returning(SUMMARY);
	if (!inserted) throw new Error('the database gave no row back');
	return toRun(inserted);
}

/** A waiting run is worked on from now on. False when it was ended meanwhile. */
export async function markRunning(db: Database, id: string): Promise<boolean> {
	const changed = await db
		.update(runs)
		.set({ status: 'running' })
		.where(and(eq(runs.id, id), eq(runs.status, 'queued')))
		.returning({ id: runs.id });
	return changed.length > 0;
}

export type Ending = Pick<RunRow, 'status' | 'finishedAt'> &
	Partial<Pick<RunRow, 'output' | 'error' | 'grounding' | 'usage'>>;

/** Ends a run that is under way. Null when it had ended already: what ended first stays. */
export async function endRun(db: Database, id: string, ending: Ending): Promise<Run | null> {
	const finishedAt = ending.finishedAt;
	const [row] = await db
		.update(runs)
		.set({
			...ending,
			durationMs:
				finishedAt &&
				sql`greatest(0, extract(epoch from (${finishedAt.toISOString()}::timestamptz - ${runs.createdAt})) * 1000)::integer`,
		})
		.where(and(eq(runs.id, id), UNDER_WAY))
		.returning(SUMMARY);
	return row ? toRun(row) : null;
}

/** Tokens that a run spent before it was cancelled. */
export async function recordUsage(db: Database, id: string, usage: Usage): Promise<void> {
	await db.update(runs).set({ usage }).where(eq(runs.id, id));
}

/** A member's own run; null for an unknown one and for that of another member alike. */
export async function findRun(db: Database, userId: string, id: string): Promise<RunRow | null> {
	const [row] = await db
		.select()
		.from(runs)
		.where(and(eq(runs.id, id), eq(runs.userId, userId)));
	return row ?? null;
}

/** Where a page of the list ended: the next one begins below. */
export interface Position {
	createdAt: Date;
	id: string;
}

export interface RunQuery {
	tool?: string;
	/** Words of the title. */
	q?: string;
	below?: Position;
	/** How many at most. */
	limit: number;
}

/** A member's runs, newest first, without input and output. */
export async function listRuns(db: Database, userId: string, query: RunQuery): Promise<Run[]> {
	const conditions: (SQL | undefined)[] = [eq(runs.userId, userId)];
	if (query.tool) conditions.push(eq(runs.tool, query.tool));
	for (const word of query.q?.split(/\s+/) ?? []) {
		if (word) conditions.push(sql`${runs.title} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
	}
	if (query.below) conditions.push(isBelow(query.below));
	const rows = await db
		.select(SUMMARY)
		.from(runs)
		.where(and(...conditions))
		.orderBy(desc(runs.createdAt), desc(runs.id))
		.limit(query.limit);
	return rows.map(toRun);
}

function isBelow({ createdAt, id }: Position): SQL | undefined {
	return or(lt(runs.createdAt, createdAt), and(eq(runs.createdAt, createdAt), lt(runs.id, id)));
}

/** Fails the runs that were left under way by a process that is gone. Gives how many there were. */
export async function failAbandoned(db: Database, error: string, now: Date, startedBefore: Date): Promise<number> {
	const abandoned = await db
		.update(runs)
		.set({ status: 'failed', error, finishedAt: now })
		.where(and(UNDER_WAY, lt(runs.createdAt, startedBefore)))
		.returning({ id: runs.id });
	return abandoned.length;
}
