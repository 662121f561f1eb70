import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { sessions, users } from '#server/database/schema.ts';
import { findByEmail, type UserRow } from '../users.ts';

/**
 * Ends every session of the account and refuses new ones until it is resumed. Its runs, clients and pages for clients
 * stay as they are. Does nothing where it is suspended already.
 *
 * @param email normalised
 * @throws ApiError NOT_FOUND without an account, CONFLICT for the owner
 */
export async function suspendMember(db: Database, email: string, now: Date): Promise<void> {
	const { id } = await endable(db, email, 'suspended');
	await db.transaction(async (transaction) => {
		await transaction
			.update(users)
			.set({ suspendedAt: now })
			.where(and(eq(users.id, id), isNull(users.suspendedAt)));
		await transaction.delete(sessions).where(eq(sessions.userId, id));
	});
}

/** @throws ApiError NOT_FOUND without an account */
export async function resumeMember(db: Database, email: string): Promise<void> {
	const { id } = await accountOf(db, email);
	await db.update(users).set({ suspendedAt: null }).where(eq(users.id, id));
}

/**
 * Suspends the account, to be deleted with everything of it as soon as a server looks: at its start, and every ten
 * minutes.
 *
 * @throws ApiError NOT_FOUND without an account, CONFLICT for the owner
 */
export async function orderDeletion(db: Database, email: string, now: Date): Promise<void> {
	const { id } = await endable(db, email, 'deleted');
	await suspendMember(db, email, now);
	await db.update(users).set({ deleteAt: now }).where(eq(users.id, id));
}

/** @throws ApiError NOT_FOUND without an account, CONFLICT for the owner */
export async function endable(db: Database, email: string, what: 'suspended' | 'deleted'): Promise<UserRow> {
	const account = await accountOf(db, email);
	if (account.role !== 'owner') return account;
	throw new ApiError(
		'CONFLICT',
		`The owner's account cannot be ${what}. Make another account the owner first, with “npm run members -- owner EMAIL” on the server.`,
	);
}

async function accountOf(db: Database, email: string): Promise<UserRow> {
	const account = await findByEmail(db, email);
	if (!account) throw new ApiError('NOT_FOUND', `${email} has no account.`);
	return account;
}
