/** Names in an archive, fit for every system: no reserved name or character, at most 80 characters. */

const MOST_WORDS = 60;

/** E.g. `0007-discovery-call-with-acme`. The number keeps names apart, and from being one that Windows reserves. */
export function numberedName(number: number, title: string): string {
	const words = title
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
	const short = [...words].slice(0, MOST_WORDS).join('').replace(/-$/, '');
	return [String(number).padStart(4, '0'), short].filter((part) => part !== '').join('-');
}
