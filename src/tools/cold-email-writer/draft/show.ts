/** The name of the sender's podcast, where the contact details give it: capitalised words behind "podcast" or "show". */
export function showOf(contact: string): string | null {
	const quoted = /\b(?:podcast|show)\b[^.“"]{0,20}[“"]([^”"]{2,40})[”"]/iu.exec(contact)?.[1];
	if (quoted !== undefined) return quoted.trim();
	const named =
		/\b(?:podcast|show)(?:,| is| called| named|:)?\s+((?:\p{Lu}|\d)[\p{L}\p{N}'’&-]*(?:\s+(?:(?:\p{Lu}|\d)[\p{L}\p{N}'’&-]*|of|the|and|for|on|in|to|&))*)/u.exec(
			contact,
		)?.[1];
	return named === undefined ? null : named.replace(/(?<!\s)\s+(?:of|the|and|for|on|in|to|&)$/, '').trim();
}

/** The telephone number of the contact details; empty where none stands there. */
export function phoneOf(contact: string): string {
	return /\+?\(?\d[\d\s().-]{5,18}\d/.exec(contact)?.[0].trim() ?? '';
}
