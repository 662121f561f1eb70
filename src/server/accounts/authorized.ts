/** The authorized list: the addresses that may make an account. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { authorizedEmails, users } from '#server/database/schema.ts';

export interface AuthorizedEmail {
	email: string;
	/** ISO 8601 */
	addedAt: string;
	hasAccount: boolean;
}

/** Puts normalised addresses on the list and gives those that were not on it yet. */
export async function addAuthorized(db: Database, emails: readonly string[]): Promise<string[]> {
	if (emails.length === 0) return [];
	const added = await db
		.insert(authorizedEmails)
		.values(emails.map((email) => ({ email })))
		.onConflictDoNothing()
		.returning({ email: authorizedEmails.email });
	return added.map((row) => row.email);
}

export async function listAuthorized(db: Database): Promise<AuthorizedEmail[]> {
	const rows = await db
		.select({
			email: authorizedEmails.email,
			createdAt: authorizedEmails.createdAt,
			hasAccount: sql<boolean>`${users.id} is not null`,
		})
		.from(authorizedEmails)
		.leftJoin(users, eq(users.email, authorizedEmails.email))
		.orderBy(asc(authorizedEmails.createdAt), asc(authorizedEmails.email));
	return rows.map((row) => ({
		email: row.email,
		addedAt: row.createdAt.toISOString(),
		hasAccount: row.hasAccount,
	}));
}

/** Whether the address was on the list. An account that was made with it stays. */
export async function removeAuthorized(db: Database, email: string): Promise<boolean> {
	const removed = await db.delete(authorizedEmails).where(eq(authorizedEmails.email, email)).returning();
	return removed.length > 0;
}
