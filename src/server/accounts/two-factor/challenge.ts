/** Ties the code to the password that was right before it: for five minutes, and nothing is stored. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { openSealed, seal } from '#server/secrets/seal.ts';
import { sealingKey } from '#server/secrets/sealing-key.ts';
import { hashToken } from '../tokens.ts';
import type { UserRow } from '../users.ts';

const LIFE_MS = 5 * 60 * 1000;
const PURPOSE = 'sign-in challenge';

/** `password` is a hash of the stored one: after another was set, the challenge is worth nothing. */
const challengeSchema = z.object({ userId: z.string(), password: z.string(), at: z.number() });

/** @throws ApiError NOT_READY */
export function challengeFor(keys: SealingKeys, { id, passwordHash }: UserRow, now: Date): string {
	const challenge = { userId: id, password: hashToken(passwordHash), at: now.getTime() };
	return seal(sealingKey(keys), PURPOSE, JSON.stringify(challenge));
}

/**
 * The account whose password was right.
 *
 * @throws ApiError INVALID_TOKEN
 */
export async function challengedAccount(
	{ db, keys }: { db: Database; keys: SealingKeys },
	text: string,
	now: Date,
): Promise<UserRow> {
	const opened = openSealed(keys.forOpening(), PURPOSE, text);
	const challenge = opened === null ? null : challengeSchema.parse(JSON.parse(opened));
	if (!challenge || now.getTime() - challenge.at > LIFE_MS) throw passwordAgain();
	const [account] = await db.select().from(users).where(eq(users.id, challenge.userId));
	if (!account || hashToken(account.passwordHash) !== challenge.password) throw passwordAgain();
	return account;
}

export function passwordAgain(): ApiError {
	return new ApiError('INVALID_TOKEN', 'This sign-in took too long, or the account has changed. Begin again.');
}
