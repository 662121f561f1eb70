/** Without NUL characters and lone surrogates, which PostgreSQL cannot store, and which mean nothing to readers. */
export function storableText(text: string): string {
	return text.replaceAll('\u0000', '').toWellFormed();
}
