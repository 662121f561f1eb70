/** How many lines with words are enough to recognise a format. */
const MANY = 60;

/** The first lines that are not blank, trimmed. */
export function firstLines(lines: readonly string[]): string[] {
	const first: string[] = [];
	for (const line of lines) {
		const text = line.trim();
		if (text !== '') first.push(text);
		if (first.length === MANY) break;
	}
	return first;
}
