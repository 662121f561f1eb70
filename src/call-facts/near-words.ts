/** In characters: how far into a turn is read, which may be as long as a whole call. */
export const FARTHEST = 4000;

/** The words of a turn as far as they are read, with straight apostrophes. */
export function nearWords(text: string): string {
	return text.slice(0, FARTHEST).replaceAll('’', "'");
}

/** In words. */
export function lengthOf(words: string): number {
	return words.split(/\s+/).filter((word) => word !== '').length;
}
