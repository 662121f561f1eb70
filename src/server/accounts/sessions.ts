import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { sessions, users } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';
import { hashToken, newToken } from './tokens.ts';
import { toUser } from './users.ts';

const DAY_MS = 86_400_000;

/** Starts a session and gives its token: the only time it is seen. Sessions that are over are swept out. */
export async function createSession(db: Database, userId: string, days: number): Promise<string> {
	const token = newToken();
	const now = new Date();
	await db.delete(sessions).where(lte(sessions.expiresAt, now));
	await db.insert(sessions).values({
		tokenHash: hashToken(token),
		userId,
		createdAt: now,
		expiresAt: new Date(now.getTime() + days * DAY_MS),
	});
	return token;
}

/** Whose session this token is; null when it is unknown, revoked or over. */
export async function findSession(db: Database, token: string): Promise<User | null> {
	const [row] = await db
		.select({ id: users.id, email: users.email, role: users.role, createdAt: users.createdAt })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, new Date())))
		.limit(1);
	return row ? toUser(row) : null;
}

export async function revokeSession(db: Database, token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

export async function revokeAllSessions(db: Database, userId: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.userId, userId));
}
