import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';
import type { AccountContents } from '#shared/own-data.ts';
import * as tables from './archive/tables.ts';

/** What a member has here. Deleted runs do not count, although they can be restored for a while. */
export async function contentsOf(db: Database, { id, email, role }: User, now: Date): Promise<AccountContents> {
	const { businessProfiles, calls, clients, drafts, promptLikes, runs, shares, submissions } = tables;
	const openPage = and(eq(shares.userId, id), isNull(shares.revokedAt), gt(shares.expiresAt, now));
	return {
		email,
		runs: await db.$count(runs, and(eq(runs.userId, id), isNull(runs.deletedAt))),
		calls: await db.$count(calls, eq(calls.userId, id)),
		clients: await db.$count(clients, eq(clients.userId, id)),
		drafts: await db.$count(drafts, eq(drafts.userId, id)),
		pages: await db.$count(shares, openPage),
		submissions: await db.$count(submissions, eq(submissions.userId, id)),
		likes: await db.$count(promptLikes, eq(promptLikes.userId, id)),
		businessProfile: (await db.$count(businessProfiles, eq(businessProfiles.userId, id))) > 0,
		isLastOwner: role === 'owner' && (await isLastOwner(db, id)),
	};
}

/** For an owner: whether nobody else owns the installation. */
export async function isLastOwner(db: Database, userId: string): Promise<boolean> {
	return (await db.$count(users, and(eq(users.role, 'owner'), ne(users.id, userId)))) === 0;
}
