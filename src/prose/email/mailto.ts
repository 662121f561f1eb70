/** Mail programs and systems cut or reject longer addresses, Windows first (2,048 including its own part). */
export const LONGEST_MAILTO = 2000;

/** An address that opens the email in a mail program (RFC 6068); null if it would be too long. */
export function mailtoAddress(to: string, subject: string, body: string): string | null {
	const lines = body.replace(/\r\n|[\n\r]/g, '\r\n');
	const address = encoded(to).replaceAll('%40', '@');
	const mailto = `mailto:${address}?subject=${encoded(subject.replace(/\s+/g, ' '))}&body=${encoded(lines)}`;
	return mailto.length > LONGEST_MAILTO ? null : mailto;
}

function encoded(text: string): string {
	return encodeURIComponent(text.toWellFormed()).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
