import { and, desc, eq, gt, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { sessions, users } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';
import type { ListedSession } from '#shared/session-answers.ts';
import { hashToken, newToken } from './tokens.ts';
import { toUser } from './users.ts';

const DAY_MS = 86_400_000;

/** The accuracy of the last-seen time: not every request writes it. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

export interface NewSession {
	/** Until it ends in any case. */
	days: number;
	/** How the member recognises it, e.g. "Firefox on Linux"; may be empty. */
	device: string;
	now: Date;
}

/** The time of the look-up, and how many days a session may be idle. */
export interface SessionMoment {
	now: Date;
	idleDays: number;
}

/** Starts a session and returns its token: the only time it is visible. */
export async function createSession(db: Database, userId: string, { days, device, now }: NewSession): Promise<string> {
	const token = newToken();
	await db.insert(sessions).values({
		tokenHash: hashToken(token),
		userId,
		device,
		createdAt: now,
		lastSeenAt: now,
		expiresAt: new Date(now.getTime() + days * DAY_MS),
	});
	return token;
}

/** Removes the sessions that have ended or were idle too long. */
export async function sweepSessions(db: Database, moment: SessionMoment): Promise<void> {
	await db.delete(sessions).where(not(isGood(moment)));
}

/** The member whose session this token is; null when it is unknown, revoked, ended or idle too long. Records the time. */
export async function findSession(db: Database, token: string, moment: SessionMoment): Promise<User | null> {
	const tokenHash = hashToken(token);
	const [row] = await db
		.select({
			id: users.id,
			email: users.email,
			role: users.role,
			createdAt: users.createdAt,
			lastSeenAt: sessions.lastSeenAt,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.tokenHash, tokenHash), isGood(moment), isNull(users.suspendedAt)))
		.limit(1);
	if (!row) return null;
	if (isStale(row.lastSeenAt, moment.now)) await noteSeen(db, tokenHash, moment.now);
	return toUser(row);
}

/** Whether the last-seen time is due to be written again. */
export function isStale(lastSeenAt: Date | null, now: Date): boolean {
	return lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS;
}

/** Of many requests at the same moment, one writes. */
async function noteSeen(db: Database, tokenHash: string, now: Date): Promise<void> {
	const stale = new Date(now.getTime() - SEEN_EVERY_MS);
	const [noted] = await db
		.update(sessions)
		.set({ lastSeenAt: now })
		.where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, stale)))
		.returning({ userId: sessions.userId });
	if (noted) await noteMemberSeen(db, noted.userId, now);
}

export async function noteMemberSeen(db: Database, userId: string, now: Date): Promise<void> {
	await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}

/** A member's open sessions, newest first. */
export async function listSessions(
	db: Database,
	userId: string,
	{ token, ...moment }: SessionMoment & { token: string },
): Promise<ListedSession[]> {
	const own = hashToken(token);
	const rows = await db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), isGood(moment)))
		.orderBy(desc(sessions.createdAt), desc(sessions.id));
	return rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
		id,
		device,
		createdAt: createdAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
		current: tokenHash === own,
	}));
}

function isGood({ now, idleDays }: SessionMoment): SQL {
	const rested = new Date(now.getTime() - idleDays * DAY_MS);
	return sql`(${gt(sessions.expiresAt, now)} and ${gt(sessions.lastSeenAt, rested)})`;
}

export async function revokeSession(db: Database, token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Whether the member had a session of this id. */
export async function revokeOwnSession(db: Database, userId: string, id: string): Promise<boolean> {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
		.returning({ id: sessions.id });
	return ended.length > 0;
}

export async function revokeAllSessions(db: Database, userId: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * A new session in place of all that the member has; returns its token. Returns null, for the caller to roll back, when
 * the session of `token` was ended meanwhile: a member who signed out everywhere means it.
 */
export async function replaceSessions(
	transaction: Transaction,
	userId: string,
	token: string,
	session: NewSession,
): Promise<string | null> {
	const [own] = await transaction
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, hashToken(token))))
		.returning({ id: sessions.id });
	if (!own) return null;
	await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, own.id)));
	return createSession(transaction, userId, session);
}

/** For visitors who are not, or no longer, signed in. */
export function sessionEnded(): ApiError {
	return new ApiError('UNAUTHENTICATED', 'Sign in to go on.');
}
