import { and, eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import { resetTokens, users } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';
import { confirmPassword, incorrectPassword } from './confirm-password.ts';
import type { AccountContext } from './context.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, samePassword } from './passwords.ts';
import { type NewSession, replaceSessions, sessionEnded } from './sessions.ts';

export interface PasswordChange {
	member: User;
	currentPassword: string;
	newPassword: string;
	/** Of the session that asks. */
	token: string;
}

/**
 * Sets the password, ends the member's sessions except a new one and cancels the reset links, or does nothing at all.
 * Returns the new session's token.
 *
 * @throws ApiError INVALID_REQUEST for the same password, WEAK_PASSWORD, INCORRECT_PASSWORD, TOO_MANY_ATTEMPTS
 */
export async function changePassword(
	{ db, throttle }: Pick<AccountContext, 'db' | 'throttle'>,
	{ member, currentPassword, newPassword, token }: PasswordChange,
	session: NewSession,
): Promise<string> {
	// Cheap checks come first, and a mistake in the new password is not a wrong guess at the current one.
	if (samePassword(newPassword, currentPassword)) {
		const problem = 'New password must be different from current password';
		throw new ApiError('INVALID_REQUEST', problem, { details: [{ field: 'newPassword', problem }] });
	}
	await checkNewPassword(newPassword, { rules: 'all', email: member.email });
	const stored = await confirmPassword({ db, throttle }, member.id, currentPassword, 'currentPassword');
	const passwordHash = await hashPassword(newPassword);
	return db.transaction(async (transaction) => {
		await transaction.delete(resetTokens).where(eq(resetTokens.userId, member.id));
		// If a reset or another change came in between, the current password has changed by now.
		const changed = await transaction
			.update(users)
			.set({ passwordHash })
			.where(and(eq(users.id, member.id), eq(users.passwordHash, stored)))
			.returning({ id: users.id });
		if (changed.length === 0) throw incorrectPassword('currentPassword');
		const replaced = await replaceSessions(transaction, member.id, token, session);
		if (!replaced) throw sessionEnded();
		return replaced;
	});
}
