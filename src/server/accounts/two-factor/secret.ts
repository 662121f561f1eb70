/** The secret that a member's app shares with us, and what a member has to show for it to be kept. */
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { openSealed, seal } from '#server/secrets/seal.ts';
import { sealingKey } from '#server/secrets/sealing-key.ts';

/** Until the first code has to be entered. */
const SET_UP_MS = 15 * 60 * 1000;
const SET_UP = 'two-factor set-up';

const setUpSchema = z.object({ userId: z.string(), secret: z.string(), at: z.number() });

/** What the seal of a kept secret is for: the row of this member alone. */
export function rowOf(userId: string): string {
	return `two-factor ${userId}`;
}

/** Nothing is stored before the first code is right: the token itself holds the secret. */
export function setUpToken(keys: SealingKeys, userId: string, secret: string, now: Date): string {
	return seal(sealingKey(keys), SET_UP, JSON.stringify({ userId, secret, at: now.getTime() }));
}

/** @throws ApiError INVALID_TOKEN for one that is too old, or was made for another member */
export function secretIn(keys: SealingKeys, userId: string, token: string, now: Date): string {
	const opened = openSealed(keys.forOpening(), SET_UP, token);
	const setUp = opened === null ? null : setUpSchema.parse(JSON.parse(opened));
	if (setUp && setUp.userId === userId && now.getTime() - setUp.at <= SET_UP_MS) return setUp.secret;
	throw new ApiError('INVALID_TOKEN', 'This took too long. Begin again, with a new QR code.');
}
