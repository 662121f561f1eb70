/** Whether two texts are about the same thing, judging by the words they share. */

const WORD = /[\p{L}\p{N}]{4,}|\p{N}+/gu;
const STEM = /(?:ing|ed|es|s)$/;
/** A cache, since one campaign compares the same few facts hundreds of times. */
const MOST_KEPT = 2000;
const kept = new Map<string, ReadonlySet<string>>();

/** The words of four letters or more, without endings, and all numbers. */
export function stemsOf(text: string): ReadonlySet<string> {
	const known = kept.get(text);
	if (known !== undefined) return known;
	const stems = new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(STEM, '')));
	if (kept.size >= MOST_KEPT) kept.clear();
	kept.set(text, stems);
	return stems;
}

/** Whether more than 60 % of the words in the shorter text are also in the longer one. */
export function alike(one: string, other: string): boolean {
	const [a, b] = [stemsOf(one), stemsOf(other)].sort((x, y) => x.size - y.size);
	if (a === undefined || b === undefined || a.size === 0) return one.toLowerCase() === other.toLowerCase();
	return [...a].filter((word) => b.has(word)).length / a.size > 0.6;
}
