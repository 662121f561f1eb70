/** The lines of a source. All our line numbers count these: LF, CRLF and a lone CR end a line. */
export function linesOf(text: string): string[] {
	const lines = text.split(/\r\n|\n|\r/);
	if (lines[0]?.startsWith('\uFEFF')) lines[0] = lines[0].slice(1);
	return lines;
}
