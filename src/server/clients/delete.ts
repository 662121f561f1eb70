import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import { calls, clients, keptPromises, runs, shares } from '#server/database/schema.ts';
import { cancelRun } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { holdMember } from '#server/runs/quota.ts';
import { UNDER_WAY } from '#server/runs/store.ts';
import { beyondRestoring, purgeRuns } from '#server/runs/upkeep.ts';
import { removeFromIndex } from '#server/search/entries.ts';
import type { User } from '#shared/account.ts';
import { checkClient } from './check.ts';
import { isOwnClient } from './store.ts';

/**
 * Deletes a client with its calls, its runs and their links, for good. Runs under way are cancelled first.
 *
 * @throws ApiError NOT_FOUND
 */
export async function deleteClient(context: RunContext, member: User, id: string): Promise<void> {
	const { db } = context;
	const userId = member.id;
	await checkClient(db, userId, id);
	const ofClient = and(eq(runs.clientId, id), eq(runs.userId, userId));
	const callsOfClient = and(eq(calls.clientId, id), eq(calls.userId, userId));
	await cancelAll(context, member, await db.select({ id: runs.id }).from(runs).where(and(ofClient, UNDER_WAY)));
	const now = context.now();
	await db.transaction(async (transaction) => {
		// No run can be started for it meanwhile.
		await holdMember(transaction, userId);
		await checkClient(transaction, userId, id);
		const itsRuns = transaction.select({ id: runs.id }).from(runs).where(ofClient);
		const itsCalls = transaction.select({ hash: calls.textHash }).from(calls).where(callsOfClient);
		await removeFromIndex(transaction, userId, 'run', idsOf(await itsRuns));
		await removeFromIndex(
			transaction,
			userId,
			'call',
			(await itsCalls).map(({ hash }) => hash),
		);
		await removeFromIndex(transaction, userId, 'client', [id]);
		await transaction.delete(shares).where(inArray(shares.runId, itsRuns));
		await transaction
			.update(runs)
			.set({ deletedAt: beyondRestoring(now) })
			.where(ofClient);
		await purgeRuns(transaction, ofClient, now);
		await transaction
			.delete(keptPromises)
			.where(and(eq(keptPromises.userId, userId), inArray(keptPromises.textHash, itsCalls)));
		await transaction.delete(calls).where(callsOfClient);
		await transaction.delete(clients).where(isOwnClient(userId, id));
	});
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function cancelAll(context: RunContext, member: User, started: readonly { id: string }[]): Promise<void> {
	for (const { id } of started) {
		await cancelRun(context, member, id).catch((error: unknown) => {
			const ended = error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
			if (!ended) throw error;
		});
	}
}
