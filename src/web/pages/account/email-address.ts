export const INVALID_EMAIL = 'Please enter a valid email address';

/** Something, an @ and something: whether a mailbox answers there, only a mail can tell. */
export function isEmailAddress(text: string): boolean {
	return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
