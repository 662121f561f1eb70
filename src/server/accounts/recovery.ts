/** A new password for a member who forgot the old one: a link by mail, valid once and for an hour. */
import { and, eq, gt } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { resetTokens, users } from '#server/database/schema.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { revokeAllSessions } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

const LIFE_MS = 60 * 60 * 1000;

/** The only time the token is visible. The member's older ones stop working. */
export async function makeResetToken(db: Database, userId: string, now: Date): Promise<string> {
	const token = newToken();
	const fresh = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LIFE_MS) };
	await db
		.insert(resetTokens)
		.values({ userId, ...fresh })
		.onConflictDoUpdate({ target: resetTokens.userId, set: fresh });
	return token;
}

/**
 * The email address that the token was made for.
 * @throws ApiError INVALID_TOKEN
 */
export async function verifyResetToken(db: Database, token: string, now: Date): Promise<string> {
	const [row] = await db
		.select({ email: users.email })
		.from(resetTokens)
		.innerJoin(users, eq(users.id, resetTokens.userId))
		.where(stillGood(token, now))
		.limit(1);
	if (!row) throw invalidToken();
	return row.email;
}

/**
 * Sets the password, uses up the token and ends every session of the member, or does nothing at all. Returns the
 * member's email address.
 * @throws ApiError INVALID_TOKEN, or WEAK_PASSWORD with every reason; the token can then be used again
 */
export async function resetPassword(
	db: Database,
	{ token, newPassword }: { token: string; newPassword: string },
	now: Date,
): Promise<string> {
	// Checked before the password is hashed, so that strangers cannot make the server work; using the token up checks it
	// again.
	const email = await verifyResetToken(db, token, now);
	await checkNewPassword(newPassword, { rules: 'all', email });
	const passwordHash = await hashPassword(newPassword);
	await db.transaction(async (transaction) => {
		// Of two requests with one token at the same time, the database lets one take it.
		const [spent] = await transaction
			.delete(resetTokens)
			.where(stillGood(token, now))
			.returning({ userId: resetTokens.userId });
		if (!spent) throw invalidToken();
		await transaction.update(users).set({ passwordHash }).where(eq(users.id, spent.userId));
		await revokeAllSessions(transaction, spent.userId);
	});
	return email;
}

function stillGood(token: string, now: Date) {
	return and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, now));
}

function invalidToken(): ApiError {
	return new ApiError('INVALID_TOKEN', 'Invalid or expired reset token');
}
