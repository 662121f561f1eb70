import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { drafts } from '#server/database/schema.ts';

/** As the database stores it. */
export type StoredDraft = Pick<typeof drafts.$inferSelect, 'tool' | 'step' | 'input' | 'clientId' | 'savedAt'>;

interface DraftPlace {
	userId: string;
	tool: string;
}

const COLUMNS = {
	tool: drafts.tool,
	step: drafts.step,
	input: drafts.input,
	clientId: drafts.clientId,
	savedAt: drafts.savedAt,
};

const at = ({ userId, tool }: DraftPlace) => and(eq(drafts.userId, userId), eq(drafts.tool, tool));

/** A member's drafts, newest first. */
export function listDrafts(db: Database, userId: string): Promise<StoredDraft[]> {
	return db.select(COLUMNS).from(drafts).where(eq(drafts.userId, userId)).orderBy(desc(drafts.savedAt), drafts.tool);
}

export async function findDraft(db: Database, place: DraftPlace): Promise<StoredDraft | null> {
	const [found] = await db.select(COLUMNS).from(drafts).where(at(place));
	return found ?? null;
}

/** Returns what is stored afterwards: this draft, or an existing one that was saved later. */
export async function keepDraft(db: Database, draft: DraftPlace & StoredDraft): Promise<StoredDraft> {
	const { step, input, savedAt } = draft;
	const clientId = ownClient(draft);
	const [written] = await db
		.insert(drafts)
		.values({ ...draft, clientId })
		.onConflictDoUpdate({
			target: [drafts.userId, drafts.tool],
			set: { step, input, clientId, savedAt },
			setWhere: lte(drafts.savedAt, savedAt),
		})
		.returning(COLUMNS);
	// The later one may be removed between the two queries; this one then takes its place.
	return written ?? (await findDraft(db, draft)) ?? keepDraft(db, draft);
}

/** Null for a client that was deleted meanwhile, and for one of another member. */
const ownClient = ({ userId, clientId }: Pick<DraftPlace & StoredDraft, 'userId' | 'clientId'>) =>
	clientId === null
		? null
		: sql<string | null>`(select id from clients where id = ${clientId} and user_id = ${userId})`;

/** Removes a draft, unless it was saved after `until`. */
export async function clearDraft(
	db: Database | Transaction,
	{ until, ...place }: DraftPlace & { until: Date },
): Promise<void> {
	await db.delete(drafts).where(and(at(place), lte(drafts.savedAt, until)));
}
