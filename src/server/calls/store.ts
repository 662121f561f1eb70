import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Correction } from '#call-facts/corrections.ts';
import type { KeptFacts } from '#call-facts/promises.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { calls } from '#server/database/schema.ts';
import { indexCallWith, searchedOfCall } from '#server/search/entries.ts';

/** One row for a member and the text of a call. */
export interface CallPlace {
	userId: string;
	/** SHA-256 of the transcript. */
	textHash: string;
}

export type StoredCall = Pick<typeof calls.$inferSelect, 'facts' | 'readWith' | 'corrections'>;

export const isCallAt = ({ userId, textHash }: CallPlace) =>
	and(eq(calls.userId, userId), eq(calls.textHash, textHash));

export async function findCall(db: Database, place: CallPlace): Promise<StoredCall | null> {
	const { facts, readWith, corrections } = calls;
	const [found] = await db.select({ facts, readWith, corrections }).from(calls).where(isCallAt(place));
	return found ?? null;
}

/** The call itself, beside what was found in it. */
type CallText = Pick<typeof calls.$inferInsert, 'title' | 'roles' | 'clientId'> & { transcript: string };

/** Null for a client that was deleted or merged while the call was read. */
const stillThere = (clientId: string | null | undefined) =>
	clientId ? sql<string | null>`(select id from clients where id = ${clientId})` : null;

/** The title that a call has stays: the member may have given it. */
const titled = (title = '') => sql`case when ${calls.title} = '' then ${title} else ${calls.title} end`;

/**
 * Keeps a call and what was found in it. The member's corrections stay, and the client that it belongs to. The search
 * knows it in a transaction of its own, since a long call holds up others for as long as one takes; what a killed server
 * leaves without its entry gets one at the next start.
 */
export async function keepFound(
	db: Database,
	place: CallPlace,
	{ clientId, ...found }: CallText & { facts: KeptFacts; readWith: string },
): Promise<void> {
	const searched = await searchedOfCall(found.transcript);
	await db
		.insert(calls)
		.values({ ...place, clientId: stillThere(clientId), ...found })
		.onConflictDoUpdate({
			target: [calls.userId, calls.textHash],
			// The text is long, and is sent once.
			set: {
				facts: sql`excluded.facts`,
				readWith: sql`excluded.read_with`,
				transcript: sql`excluded.transcript`,
				roles: sql`excluded.roles`,
				title: titled(found.title),
				clientId: sql`coalesce(${calls.clientId}, ${stillThere(clientId)})`,
			},
		});
	await turn();
	await db.transaction(async (transaction) => {
		// Whoever deletes the call meanwhile deletes its entry, too.
		const [row] = await transaction.select(SEARCHED).from(calls).where(isCallAt(place)).for('update');
		if (row) await indexCallWith(transaction, row, searched);
	});
}

/** What the search over calls needs of one beside its text. */
const SEARCHED = {
	userId: calls.userId,
	textHash: calls.textHash,
	title: calls.title,
	createdAt: calls.createdAt,
};

/** Adds what a call that was read before lacks: a row of an earlier version its text, a call of nobody its client. */
export async function keepText(
	db: Database,
	place: CallPlace,
	{ title, transcript, roles, clientId }: CallText,
): Promise<void> {
	const searched = await searchedOfCall(transcript);
	const lacks = clientId === null ? isNull(calls.transcript) : or(isNull(calls.transcript), isNull(calls.clientId));
	await db.transaction(async (transaction) => {
		const [row] = await transaction
			.update(calls)
			.set({
				title: titled(title),
				transcript,
				roles,
				clientId: sql`coalesce(${calls.clientId}, ${stillThere(clientId)})`,
			})
			.where(and(isCallAt(place), lacks))
			.returning(SEARCHED);
		if (row) await indexCallWith(transaction, row, searched);
	});
}

/** Gives a call to a client, unless it has one. */
export async function adoptCall(db: Transaction, place: CallPlace, clientId: string): Promise<void> {
	await db
		.update(calls)
		.set({ clientId })
		.where(and(isCallAt(place), isNull(calls.clientId)));
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
