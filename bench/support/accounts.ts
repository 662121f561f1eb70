import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/database/open.ts';
import { sessions, users } from '#server/database/schema.ts';

/** Members with a session each, straight into the database; gives their tokens. */
export async function addMembers(db: Database, count: number): Promise<string[]> {
	const members = Array.from({ length: count }, (_, number) => ({
		id: randomUUID(),
		email: `member-${number}@example.com`,
		passwordHash: '-',
		role: 'member' as const,
	}));
	const tokens = members.map(() => newToken());
	const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
	await db.insert(users).values(members);
	await db
		.insert(sessions)
		.values(members.map(({ id }, number) => ({ userId: id, tokenHash: hashToken(tokens[number] ?? ''), expiresAt })));
	return tokens;
}
