/** What the browser and the server agree on about two-factor authentication. No schema library here: the sign-in page loads this. */

/** How many recovery codes a member gets at a time. */
export const RECOVERY_CODES = 10;

/** The answer to a right password where a code is needed as well. */
export interface CodeNeeded {
	codeNeeded: true;
	/** Sent back with the code, within five minutes. */
	challenge: string;
}
