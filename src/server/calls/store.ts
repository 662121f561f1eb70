import { and, eq } from 'drizzle-orm';
import type { Correction } from '#call-facts/corrections.ts';
import type { CallFacts } from '#call-facts/facts.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { calls } from '#server/database/schema.ts';

/** One row for a member and the text of a call. */
export interface CallPlace {
	userId: string;
	/** SHA-256 of the transcript. */
	textHash: string;
}

export type StoredCall = Pick<typeof calls.$inferSelect, 'facts' | 'readWith' | 'corrections'>;

const at = ({ userId, textHash }: CallPlace) => and(eq(calls.userId, userId), eq(calls.textHash, textHash));

export async function findCall(db: Database, place: CallPlace): Promise<StoredCall | null> {
	const { facts, readWith, corrections } = calls;
	const [found] = await db.select({ facts, readWith, corrections }).from(calls).where(at(place));
	return found ?? null;
}

/** Keeps what was found in a call; the member's corrections stay. */
export async function keepFound(
	db: Database,
	{ userId, textHash }: CallPlace,
	{ facts, readWith }: { facts: CallFacts; readWith: string },
): Promise<void> {
	await db
		.insert(calls)
		.values({ userId, textHash, facts, readWith })
		.onConflictDoUpdate({ target: [calls.userId, calls.textHash], set: { facts, readWith } });
}

export async function keepCorrections(
	db: Database | Transaction,
	{ userId, textHash }: CallPlace,
	corrections: readonly Correction[],
): Promise<void> {
	await db
		.insert(calls)
		.values({ userId, textHash, corrections, readWith: '' })
		.onConflictDoUpdate({ target: [calls.userId, calls.textHash], set: { corrections } });
}
