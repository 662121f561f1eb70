/**
 * Account facts that the browser and the server agree on. No schema library here: the sign-in page loads this file and
 * stays small.
 */

export type Role = 'owner' | 'member';

export interface User {
	id: string;
	email: string;
	/** ISO 8601 */
	createdAt: string;
	role: Role;
}

export interface Session {
	token: string;
	user: User;
}

/** Sign-up checks this length; reset and change-password also check the five rules. */
export const MIN_PASSWORD_LENGTH = 8;

/** A maximum, so that nobody can make the server hash a novel. */
export const MAX_PASSWORD_LENGTH = 256;

/** Addresses are compared trimmed and lower-cased. */
export function normalizeEmail(email: string): string {
	return email.trim().toLowerCase();
}
