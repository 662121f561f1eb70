import { eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Transaction } from '#server/database/open.ts';
import { authorizedEmails, resetTokens, users } from '#server/database/schema.ts';
import type { Session, User } from '#shared/account.ts';
import { NOT_AUTHORIZED_MESSAGE } from '#shared/errors.ts';
import type { AccountContext } from './context.ts';
import { emailTaken, failureToTake } from './email-taken.ts';
import { type NewSession, replaceSessions, sessionEnded } from './sessions.ts';
import { findByEmail, toUser } from './users.ts';

/**
 * Changes the account's address, ends its sessions except a new one, cancels its reset links and notifies the old
 * address: all of it or nothing.
 *
 * @param newEmail normalised
 * @param token of the session that asks
 * @throws ApiError INVALID_REQUEST for the same address, NOT_AUTHORIZED, EMAIL_TAKEN
 */
export async function changeEmail(
	{ db, mails }: Pick<AccountContext, 'db' | 'mails'>,
	{ member, newEmail, token }: { member: User; newEmail: string; token: string },
	session: NewSession,
): Promise<Session> {
	try {
		return await db.transaction(async (transaction) => {
			await admit(transaction, member, newEmail);
			await transaction.delete(resetTokens).where(eq(resetTokens.userId, member.id));
			const [row] = await transaction.update(users).set({ email: newEmail }).where(eq(users.id, member.id)).returning();
			const replaced = row && (await replaceSessions(transaction, member.id, token, session));
			if (!replaced) throw sessionEnded();
			await mails.post(
				{
					kind: 'email-changed',
					userId: member.id,
					email: member.email,
					newEmail,
					at: session.now.toISOString(),
				},
				transaction,
			);
			return { user: toUser(row), token: replaced };
		});
	} catch (error) {
		throw failureToTake(error);
	}
}

async function admit(transaction: Transaction, member: User, newEmail: string): Promise<void> {
	if (newEmail === member.email) {
		const problem = 'New email must be different from current email';
		throw new ApiError('INVALID_REQUEST', problem, { details: [{ field: 'newEmail', problem }] });
	}
	const listed = await transaction.select().from(authorizedEmails).where(eq(authorizedEmails.email, newEmail));
	if (listed.length === 0) throw new ApiError('NOT_AUTHORIZED', NOT_AUTHORIZED_MESSAGE);
	if (await findByEmail(transaction, newEmail)) throw emailTaken();
}
