/** Sentences, lines or paragraphs after each other; empty ones are left out. */
export function joined(between: string, ...parts: readonly string[]): string {
	return parts.filter((part) => part !== '').join(between);
}

/** The notes that are due, in order. */
export function dueOf(notes: readonly (readonly [isDue: boolean, note: string])[]): string[] {
	return notes.filter(([isDue]) => isDue).map(([, note]) => note);
}
