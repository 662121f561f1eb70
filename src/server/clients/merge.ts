import { and, eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { calls, clients, drafts, runs } from '#server/database/schema.ts';
import { holdMember } from '#server/runs/quota.ts';
import { removeFromIndex } from '#server/search/entries.ts';
import type { Client } from '#shared/clients.ts';
import { clientNotFound } from './check.ts';
import { findClient, isOwnClient, toClient, updateClient } from './store.ts';
import { united } from './united.ts';

interface Merge {
	userId: string;
	/** The client that goes. */
	from: string;
	/** The client that stays. */
	into: string;
	now: Date;
}

/**
 * Moves everything of one client to another and removes the first. Only where both are archived, what comes of them is.
 *
 * @throws ApiError NOT_FOUND; CONFLICT for one client twice, or where they are too large together
 */
export async function mergeClients(db: Database, { userId, from, into, now }: Merge): Promise<Client> {
	if (from === into) throw new ApiError('CONFLICT', 'A client cannot be merged into itself: choose another one.');
	return db.transaction(async (transaction) => {
		// No run can be started for either meanwhile.
		await holdMember(transaction, userId);
		const lost = await findClient(transaction, userId, from, { lock: true });
		const kept = await findClient(transaction, userId, into, { lock: true });
		if (!lost || !kept) throw clientNotFound();
		const archived = lost.archivedAt !== null && kept.archivedAt !== null;
		const fields = united(toClient(kept), toClient(lost));
		for (const table of [runs, calls, drafts]) {
			await transaction
				.update(table)
				.set({ clientId: into })
				.where(and(eq(table.clientId, from), eq(table.userId, userId)));
		}
		await transaction.delete(clients).where(isOwnClient(userId, from));
		await removeFromIndex(transaction, userId, 'client', [from]);
		const merged = await updateClient(transaction, userId, into, { ...fields, archived }, now);
		if (!merged) throw clientNotFound();
		return merged;
	});
}
