import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import type { User } from '#shared/account.ts';

export type UserRow = typeof users.$inferSelect;

/** What the browser may know about an account. */
export function toUser(row: Pick<UserRow, 'id' | 'email' | 'role' | 'createdAt'>): User {
	return { id: row.id, email: row.email, createdAt: row.createdAt.toISOString(), role: row.role };
}

/** `email` is normalised. */
export async function findByEmail(db: Database, email: string): Promise<UserRow | null> {
	const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
	return row ?? null;
}

export async function anyAccountExists(db: Database): Promise<boolean> {
	const rows = await db.select({ id: users.id }).from(users).limit(1);
	return rows.length > 0;
}
