/**
 * Two letters for an avatar: the first ones of the local part's two dot-separated parts ("dana.okafor@" is
 * DO), otherwise its first two characters.
 */
export function initials(email: string): string {
	const local = email.split('@', 1)[0] ?? '';
	const [first, second] = local.split('.').filter((part) => part !== '');
	const letters = first && second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...local].slice(0, 2);
	return letters.join('').toUpperCase();
}

/** "9 February 2026", or N/A where the account has no readable date. */
export function memberSince(createdAt: string | undefined): string {
	const date = new Date(createdAt ?? '');
	if (Number.isNaN(date.getTime())) return 'N/A';
	return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
