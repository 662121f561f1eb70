import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import type { Session } from '#shared/account.ts';
import { verifyPassword } from './passwords.ts';
import { createSession, isStale, type NewSession, noteMemberSeen } from './sessions.ts';
import { findByEmail, toUser } from './users.ts';

/** `email` is normalised. That an account is suspended is said to nobody but who knows its password. */
export async function signIn(
	db: Database,
	credentials: { email: string; password: string },
	session: NewSession,
): Promise<Session> {
	const row = await findByEmail(db, credentials.email);
	if (!row) throw new ApiError('ACCOUNT_NOT_FOUND', 'There is no account for this e-mail address.');
	if (!(await verifyPassword(row.passwordHash, credentials.password))) {
		throw new ApiError('INCORRECT_PASSWORD', 'Incorrect email and/or password');
	}
	if (row.suspendedAt) {
		throw new ApiError('SUSPENDED', 'This account is suspended. Write to support if you think it should not be.');
	}
	if (isStale(row.lastSeenAt, session.now)) await noteMemberSeen(db, row.id, session.now);
	return { token: await createSession(db, row.id, session), user: toUser(row) };
}
