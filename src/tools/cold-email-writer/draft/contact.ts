/** The sender's podcast in the contact details: capitalised words after “podcast” or “show”; null if there is none. */
export function showOf(contact: string): string | null {
	const quoted = /\b(?:podcast|show)\b[^.“"]{0,20}[“"]([^”"]{2,40})[”"]/iu.exec(contact)?.[1];
	if (quoted !== undefined) return quoted.trim();
	const named =
		/\b(?:podcast|show)(?:,| is| called| named|:)?\s+((?:\p{Lu}|\d)[\p{L}\p{N}'’&-]*(?:\s+(?:(?:\p{Lu}|\d)[\p{L}\p{N}'’&-]*|of|the|and|for|on|in|to|&))*)/u.exec(
			contact,
		)?.[1];
	return named === undefined ? null : named.replace(/(?<!\s)\s+(?:of|the|and|for|on|in|to|&)$/, '').trim();
}

/** The telephone number in the contact details; empty if there is none. */
export function phoneOf(contact: string): string {
	return /\+?\(?\d[\d\s().-]{5,18}\d/.exec(contact)?.[0].trim() ?? '';
}
