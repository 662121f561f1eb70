/** Lists of texts of which some may be empty, or the same. */

/** The texts that are not empty. */
export function given(texts: readonly string[]): string[] {
	return texts.filter((text) => text !== '');
}

/** The texts that are not empty, each once. */
export function distinct(texts: readonly string[]): string[] {
	return [...new Set(given(texts))];
}

/** Sentences, lines or paragraphs after each other; empty ones are left out. */
export function joined(between: string, ...parts: readonly string[]): string {
	return given(parts).join(between);
}

/** Lines of a list with bullets; empty ones are left out. */
export function bulleted(lines: readonly string[]): string[] {
	return given(lines).map((line) => `- ${line}`);
}

/** Lines of a list that counts from 1. */
export function numbered(lines: readonly string[]): string[] {
	return lines.map((line, index) => `${index + 1}. ${line}`);
}
