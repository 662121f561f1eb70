/** Lists of texts of which some may be empty, or the same. */

/** The texts that are not empty. */
export function given(texts: readonly string[]): string[] {
	return texts.filter((text) => text !== '');
}

/** The texts that are not empty, each once. */
export function distinct(texts: readonly string[]): string[] {
	return [...new Set(given(texts))];
}

/** The first of those that have the same key; what has an empty one is left out. */
export function firstOfEach<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
	return [...Map.groupBy(all, keyOf)].flatMap(([key, ones]) => (key === '' ? [] : ones.slice(0, 1)));
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
