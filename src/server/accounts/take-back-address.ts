/** Whoever reads the old address of an account can take the account back: for a week, by the link in the mail there. */
import { and, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { resetTokens, twoFactor, users } from '#server/database/schema.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { openSealed, seal } from '#server/secrets/seal.ts';
import { failureToTake } from './email-taken.ts';
import { revokeAllSessions } from './sessions.ts';

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** What the seal is for: it opens nothing else, and nothing else opens it. */
const PURPOSE = 'take-back-address';

const changeSchema = z.object({ userId: z.string(), email: z.string(), at: z.number() });

export interface AddressChange {
	userId: string;
	/** The old address. */
	email: string;
	at: Date;
}

/** For the link; null where the installation has no key. Nothing is stored: the token itself says what it gives back. */
export function takeBackToken(keys: Pick<SealingKeys, 'forSealing'>, { at, ...change }: AddressChange): string | null {
	const key = keys.forSealing();
	return key && seal(key, PURPOSE, JSON.stringify({ ...change, at: at.getTime() }));
}

/**
 * Gives the account its old address again, ends all its sessions, cancels its reset links and turns off two-factor
 * authentication that was turned on since, which would keep the owner out; or does nothing at all.
 * The password stays as it is, and whoever took the account may know it: the owner sets a new one by mail. Returns the
 * address. The link works again within its week, should the account be taken once more.
 *
 * @throws ApiError INVALID_TOKEN, EMAIL_TAKEN
 */
export async function takeBackAddress(
	{ db, keys }: { db: Database; keys: Pick<SealingKeys, 'forOpening'> },
	token: string,
	now: Date,
): Promise<string> {
	const change = read(openSealed(keys.forOpening(), PURPOSE, token));
	if (!change || now.getTime() - change.at > LIFE_MS) throw invalidToken();
	const { userId, email } = change;
	const since = new Date(change.at);
	try {
		await db.transaction(async (transaction) => {
			const [row] = await transaction.update(users).set({ email }).where(eq(users.id, userId)).returning();
			if (!row) throw invalidToken();
			await transaction.delete(resetTokens).where(eq(resetTokens.userId, userId));
			await transaction.delete(twoFactor).where(and(eq(twoFactor.userId, userId), gte(twoFactor.since, since)));
			await revokeAllSessions(transaction, userId);
		});
	} catch (error) {
		throw failureToTake(error);
	}
	return email;
}

function read(opened: string | null): z.infer<typeof changeSchema> | null {
	return opened === null ? null : changeSchema.parse(JSON.parse(opened));
}

function invalidToken(): ApiError {
	return new ApiError('INVALID_TOKEN', 'This link does not work any more. Ask support to return the account to you.');
}
