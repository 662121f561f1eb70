import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a header or an address. */
export function newToken(): string {
	return randomBytes(32).toString('base64url');
}

/**
 * What is stored in place of a token. Unlike for passwords, a plain hash is enough: nobody can guess 256 random bits.
 */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('hex');
}
