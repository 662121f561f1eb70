import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';

/**
 * Hands the installation over to the account with this normalised address; the previous owner becomes a member. There
 * is one owner at a time, so that nobody keeps the member list unnoticed after a handover. Returns false, with nothing
 * changed, where the address has no account. An account that was to be deleted stays.
 */
export async function makeOwner(db: Database, email: string): Promise<boolean> {
	return db.transaction(async (transaction) => {
		// Of two handovers at the same time, the later one sees the owner that the earlier one made.
		await holdOwnership(transaction);
		const [account] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
		if (!account) return false;
		await transaction.update(users).set({ role: 'member' }).where(eq(users.role, 'owner'));
		await transaction.update(users).set({ role: 'owner', deleteAt: null }).where(eq(users.id, account.id));
		return true;
	});
}

/** Until the end of the transaction, nobody else becomes the owner or is deleted. */
export async function holdOwnership(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('owner', 0))`);
}
