import { eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import type { Session } from '#shared/account.ts';
import type { CodeNeeded } from '#shared/two-factor.ts';
import type { AccountContext } from './context.ts';
import { verifyPassword } from './passwords.ts';
import { createSession, isStale, type NewSession, noteMemberSeen } from './sessions.ts';
import { challengedAccount, challengeFor, passwordAgain } from './two-factor/challenge.ts';
import { withCode } from './two-factor/check-code.ts';
import { mailAbout } from './two-factor/mail-about.ts';
import { hasTwoFactor } from './two-factor/settings.ts';
import { findByEmail, toUser, type UserRow } from './users.ts';

/**
 * A session, or what `signInWithCode` needs where the account has two-factor authentication. `email` is normalised. That
 * an account is suspended is said to nobody but who knows its password.
 *
 * @throws ApiError ACCOUNT_NOT_FOUND, INCORRECT_PASSWORD, SUSPENDED
 */
export async function signIn(
	{ db, keys }: { db: Database; keys: SealingKeys },
	credentials: { email: string; password: string },
	session: NewSession,
): Promise<Session | CodeNeeded> {
	const row = await findByEmail(db, credentials.email);
	if (!row) throw new ApiError('ACCOUNT_NOT_FOUND', 'There is no account for this email address.');
	if (!(await verifyPassword(row.passwordHash, credentials.password))) {
		throw new ApiError('INCORRECT_PASSWORD', 'Incorrect email and/or password');
	}
	if (row.suspendedAt) throw suspended();
	if (await hasTwoFactor(db, row.id)) return { codeNeeded: true, challenge: challengeFor(keys, row, session.now) };
	return begin(db, row, session);
}

/**
 * The second step.
 *
 * @throws ApiError INVALID_TOKEN where the first step is too long ago, INVALID_CODE, TOO_MANY_ATTEMPTS, SUSPENDED
 */
export async function signInWithCode(
	account: AccountContext,
	{ challenge, code }: { challenge: string; code: string },
	session: NewSession,
): Promise<Session> {
	const { id } = await challengedAccount(account, challenge, session.now);
	if (!(await hasTwoFactor(account.db, id))) throw passwordAgain();
	return withCode(account, { userId: id, code }, async (transaction, kind) => {
		const [row] = await transaction.select().from(users).where(eq(users.id, id)).for('share');
		if (!row) throw passwordAgain();
		if (row.suspendedAt) throw suspended();
		if (kind === 'recovery') {
			await account.mails.post(mailAbout('recovery-code-used', row.email, session.now), transaction);
		}
		return begin(transaction, row, session);
	});
}

async function begin(db: Database, row: UserRow, session: NewSession): Promise<Session> {
	if (isStale(row.lastSeenAt, session.now)) await noteMemberSeen(db, row.id, session.now);
	return { token: await createSession(db, row.id, session), user: toUser(row) };
}

function suspended(): ApiError {
	return new ApiError('SUSPENDED', 'This account is suspended. Write to support if you think it should not be.');
}
