import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { authorizedEmails, setupTokens, users } from '#server/database/schema.ts';
import type { Role, Session } from '#shared/account.ts';
import { NOT_AUTHORIZED_MESSAGE } from '#shared/errors.ts';
import { hashPassword } from './passwords.ts';
import { createSession, type NewSession } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { anyAccountExists, findByEmail, toUser } from './users.ts';

export interface NewAccount {
	/** Normalised. */
	email: string;
	password: string;
	setupToken?: string;
}

/** Makes the account and its first session, or nothing at all. */
export async function signUp(db: Database, account: NewAccount, session: NewSession): Promise<Session> {
	// Checked before the password is hashed, so that strangers cannot make the server work; and again inside.
	await admit(db, account);
	const passwordHash = await hashPassword(account.password);
	return db.transaction(async (transaction) => {
		const role = await admit(transaction, account);
		if (account.setupToken) await spendSetupToken(transaction, account.setupToken);
		const [user] = await transaction
			.insert(users)
			.values({
				id: randomUUID(),
				email: account.email,
				passwordHash,
				role,
				createdAt: session.now,
				lastSeenAt: session.now,
			})
			.onConflictDoNothing({ target: users.email })
			.returning();
		if (!user) throw emailTaken();
		const token = await createSession(transaction, user.id, session);
		return { token, user: toUser(user) };
	});
}

/** The role that this account would have; throws where it may not be made. */
async function admit(db: Database, { email, setupToken }: NewAccount): Promise<Role> {
	if (await findByEmail(db, email)) throw emailTaken();
	if (setupToken) {
		const known = await db
			.select()
			.from(setupTokens)
			.where(eq(setupTokens.tokenHash, hashToken(setupToken)));
		if (known.length === 0 || (await anyAccountExists(db))) throw invalidSetupToken();
		return 'owner';
	}
	const listed = await db.select().from(authorizedEmails).where(eq(authorizedEmails.email, email));
	if (listed.length === 0) throw new ApiError('NOT_AUTHORIZED', NOT_AUTHORIZED_MESSAGE);
	return 'member';
}

/** Of two requests with one token at the same time, the database lets one take it. */
async function spendSetupToken(transaction: Transaction, token: string): Promise<void> {
	const spent = await transaction
		.delete(setupTokens)
		.where(eq(setupTokens.tokenHash, hashToken(token)))
		.returning();
	if (spent.length === 0) throw invalidSetupToken();
}

function emailTaken(): ApiError {
	return new ApiError('EMAIL_TAKEN', 'This email address already has an account. Sign in instead.');
}

function invalidSetupToken(): ApiError {
	return new ApiError(
		'INVALID_TOKEN',
		'This set-up link no longer works: it serves once, and only while nobody has an account. Use the newest link that the server printed, or sign up without one.',
	);
}
