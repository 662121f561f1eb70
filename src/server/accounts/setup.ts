import type { Database } from '#server/database/open.ts';
import { setupTokens } from '#server/database/schema.ts';
import { hashToken, newToken } from './tokens.ts';
import { anyAccountExists } from './users.ts';

/**
 * While there is no account: a fresh token for the owner's set-up link, replacing the last one. Null once there is an
 * account.
 */
export function ensureSetupToken(db: Database): Promise<string | null> {
	return db.transaction(async (transaction) => {
		await transaction.delete(setupTokens);
		if (await anyAccountExists(transaction)) return null;
		const token = newToken();
		await transaction.insert(setupTokens).values({ tokenHash: hashToken(token) });
		return token;
	});
}
