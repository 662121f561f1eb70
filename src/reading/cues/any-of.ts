/**
 * One case-blind expression out of phrases: whole words, straight apostrophes (`Remark.folded` has only
 * those). Phrases hold bounded gaps only, so that matching stays linear in the text.
 */
export function anyOf(...phrases: readonly string[]): RegExp {
	return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');
}

/** Up to `most` words of any kind between two words of a phrase, with the space behind each. */
export function gap(most: number): string {
	return `(?:[\\w'-]+ ){0,${most}}`;
}
