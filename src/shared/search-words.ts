/** What a search may hold, for pages that check nothing else. */

/** In characters. */
export const MOST_SEARCH = 200;

/** Words that are shorter are not looked for. */
export const SHORTEST_WORD = 2;

/** Whether there is a word that can be looked for. */
export function isSearchable(text: string): boolean {
	return /[\p{L}\p{N}]\p{M}*[\p{L}\p{N}]/u.test(text);
}
