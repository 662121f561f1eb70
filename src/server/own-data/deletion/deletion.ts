import { and, eq, isNull } from 'drizzle-orm';
import type { AccountContext } from '#server/accounts/context.ts';
import { holdOwnership } from '#server/accounts/membership/owner.ts';
import type { Database } from '#server/database/open.ts';
import { runs, users } from '#server/database/schema.ts';
import { isLastOwner } from '#server/own-data/contents.ts';
import { cancelRun } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { UNDER_WAY } from '#server/runs/store.ts';
import type { User } from '#shared/account.ts';
import { DELETION_DAYS } from '#shared/own-data.ts';
import { deleteMember, mustHandOver } from './delete-member.ts';

const DAY_MS = 86_400_000;

/** When the member's account is deleted; null for one that stays. */
export async function plannedDeletion(db: Database, userId: string): Promise<Date | null> {
	const [row] = await db.select({ deleteAt: users.deleteAt }).from(users).where(eq(users.id, userId));
	return row?.deleteAt ?? null;
}

/**
 * Has the account deleted in 30 days, and says so by mail. Asked again, the day stays.
 *
 * @throws ApiError CONFLICT for the only owner
 */
export async function planDeletion(
	{ db, mails, now }: Pick<AccountContext, 'db' | 'mails' | 'now'>,
	member: User,
): Promise<Date | null> {
	return db.transaction(async (transaction) => {
		await holdOwnership(transaction);
		const deleteAt = new Date(now().getTime() + DELETION_DAYS * DAY_MS);
		const [row] = await transaction
			.update(users)
			.set({ deleteAt })
			.where(and(eq(users.id, member.id), isNull(users.deleteAt)))
			.returning({ role: users.role, email: users.email });
		if (!row) return plannedDeletion(transaction, member.id);
		if (row.role === 'owner' && (await isLastOwner(transaction, member.id))) throw mustHandOver();
		await mails.post({ kind: 'deletion-planned', email: row.email, at: deleteAt.toISOString() }, transaction);
		return deleteAt;
	});
}

export async function withdrawDeletion(db: Database, userId: string): Promise<void> {
	await db.update(users).set({ deleteAt: null }).where(eq(users.id, userId));
}

/**
 * Stops the member's runs, then deletes the account.
 *
 * @param isWanted as `deleteMember` takes it
 * @throws ApiError CONFLICT for the only owner
 */
export async function deleteAccount(
	context: RunContext,
	member: User,
	isWanted?: (deleteAt: Date | null) => boolean,
): Promise<boolean> {
	if (member.role === 'owner' && (await isLastOwner(context.db, member.id))) throw mustHandOver();
	const underWay = await context.db
		.select({ id: runs.id })
		.from(runs)
		.where(and(eq(runs.userId, member.id), UNDER_WAY));
	// One that ends at this moment needs no cancelling.
	for (const { id } of underWay) await cancelRun(context, member, id).catch(() => {});
	return deleteMember(context.db, member.id, isWanted);
}
