/** A pattern that carries its own examples, so that tests notice every change to it. */

export interface Pattern<Id extends string = string> {
	/** Names what the pattern detects. */
	id: Id;
	pattern: RegExp;
	/** Texts in which it must match. */
	finds: readonly [string, ...string[]];
	/** Near misses: texts in which it must not match. */
	leaves: readonly [string, ...string[]];
}

/**
 * The examples that a pattern gets wrong, one line each; empty if all are right. A test of a list of patterns is
 * `expect(wrongExamples(PATTERNS)).toEqual([])`.
 */
export function wrongExamples(patterns: readonly Pattern[]): string[] {
	return patterns.flatMap(({ id, pattern, finds, leaves }) => [
		...finds.filter((text) => text.search(pattern) === -1).map((text) => `${id} does not find “${text}”`),
		...leaves.filter((text) => text.search(pattern) !== -1).map((text) => `${id} does not leave “${text}”`),
	]);
}

/** Ids used by more than one pattern; each record needs its own. */
export function sharedIds(patterns: readonly Pattern[]): string[] {
	const ids = patterns.map(({ id }) => id);
	return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
