export const INVALID_EMAIL = 'Please enter a valid email address';

/** Something, an @ and something: only a mail can prove that a mailbox exists. */
export function isEmailAddress(text: string): boolean {
	return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
