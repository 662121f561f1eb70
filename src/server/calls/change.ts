import { and, eq } from 'drizzle-orm';
import { checkClient } from '#server/clients/check.ts';
import { touchClient } from '#server/clients/store.ts';
import type { Database } from '#server/database/open.ts';
import { calls, keptPromises } from '#server/database/schema.ts';
import { indexCall, removeFromIndex } from '#server/search/entries.ts';
import type { Call, CallChange } from '#shared/calls.ts';
import { callNotFound } from './full-call.ts';
import { findSummary } from './list.ts';
import { isCallAt } from './store.ts';

/** Renames a call, or gives it to a client. @throws ApiError NOT_FOUND, also for the client */
export async function changeCall(
	db: Database,
	userId: string,
	id: string,
	{ title, clientId, now }: CallChange & { now: Date },
): Promise<Call> {
	const changed = await db.transaction(async (transaction) => {
		if (clientId) await checkClient(transaction, userId, clientId);
		const rows = await transaction
			.update(calls)
			.set({ title, clientId })
			.where(isCallAt({ userId, textHash: id }))
			.returning();
		for (const row of rows) await indexCall(transaction, row);
		if (clientId && rows.length > 0) await touchClient(transaction, clientId, now);
		return rows.length > 0;
	});
	const after = changed ? await findSummary(db, userId, id) : null;
	if (!after) throw callNotFound();
	return after;
}

/** Deletes what was kept of a call, and which of its promises were kept. Its runs stay. @throws ApiError NOT_FOUND */
export async function deleteCall(db: Database, userId: string, id: string): Promise<void> {
	const deleted = await db.transaction(async (transaction) => {
		await transaction.delete(keptPromises).where(and(eq(keptPromises.userId, userId), eq(keptPromises.textHash, id)));
		await removeFromIndex(transaction, userId, 'call', [id]);
		return transaction
			.delete(calls)
			.where(isCallAt({ userId, textHash: id }))
			.returning({ id: calls.textHash });
	});
	if (deleted.length === 0) throw callNotFound();
}
