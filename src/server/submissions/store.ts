import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { isBelow, type Position } from '#server/database/position.ts';
import { submissions, users } from '#server/database/schema.ts';
import type { SubmissionKind } from '#shared/submission-fields.ts';
import type { Submission } from '#shared/submissions.ts';

interface NewSubmission {
	userId: string;
	kind: SubmissionKind;
	fields: Record<string, string>;
	now: Date;
}

const COLUMNS = {
	id: submissions.id,
	kind: submissions.kind,
	fields: submissions.fields,
	email: users.email,
	createdAt: submissions.createdAt,
	handledAt: submissions.handledAt,
};

/** Its id. */
export async function insertSubmission(db: Transaction, { now, ...given }: NewSubmission): Promise<string> {
	const id = randomUUID();
	await db.insert(submissions).values({ ...given, id, createdAt: now });
	return id;
}

/** Null where it was deleted with the sender's account. */
export async function findSubmission(db: Database, id: string): Promise<Submission | null> {
	const [row] = await db
		.select(COLUMNS)
		.from(submissions)
		.innerJoin(users, eq(users.id, submissions.userId))
		.where(eq(submissions.id, id));
	return row ? toSubmission(row) : null;
}

/** All members' submissions, newest first. */
export async function listSubmissions(
	db: Database,
	{ below, limit }: { below?: Position; limit: number },
): Promise<Submission[]> {
	const rows = await db
		.select(COLUMNS)
		.from(submissions)
		.innerJoin(users, eq(users.id, submissions.userId))
		.where(below && isBelow({ moment: submissions.createdAt, id: submissions.id }, below))
		.orderBy(desc(submissions.createdAt), desc(submissions.id))
		.limit(limit);
	return rows.map(toSubmission);
}

export async function countWaiting(db: Database): Promise<number> {
	const [row] = await db.select({ number: count() }).from(submissions).where(isNull(submissions.handledAt));
	return row?.number ?? 0;
}

/** One that was already handled keeps its date. */
export async function markHandled(db: Database, id: string, now: Date): Promise<void> {
	await db
		.update(submissions)
		.set({ handledAt: now })
		.where(and(eq(submissions.id, id), isNull(submissions.handledAt)));
}

type Row = Omit<Submission, 'createdAt' | 'handledAt'> & { createdAt: Date; handledAt: Date | null };

function toSubmission(row: Row): Submission {
	return { ...row, createdAt: row.createdAt.toISOString(), handledAt: row.handledAt?.toISOString() ?? null };
}
