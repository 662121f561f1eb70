/** Builds sentences from parts that people typed: lists, plurals, possessives, one full stop. */

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], joiner = 'and'): string {
	if (items.length < 2) return items.join('');
	return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

/** Ends a sentence with exactly one end mark, whatever it already ends with. */
export function ended(text: string): string {
	const trimmed = text.trim();
	return trimmed === '' || /[.!?…][”’")\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** "Jennifer's"; a name that already ends in 's does not change. */
export function possessive(name: string): string {
	return /['’]s$/iu.test(name) ? name : `${name}'s`;
}

/** Puts quotation marks around somebody's verbatim words. */
export function quoted(text: string): string {
	return `“${text}”`;
}

/** The words without the quotation marks that people put around a question or a reply of theirs. */
export function unquoted(text: string): string {
	return text.replace(/^[“"'‘](.*)[”"'’]$/u, '$1');
}

/** The words as they may stand between double quotation marks, which are for what somebody wrote. */
export function singlyQuoted(text: string): string {
	return text.replaceAll('“', '‘').replaceAll('”', '’');
}

/** At most this many characters, cut between words and marked as cut. */
export function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	return `${text.slice(0, Math.max(text.lastIndexOf(' ', most - 2), most / 2)).trimEnd()}…`;
}

/** Joins sentences with single spaces and leaves out empty ones. */
export function paragraph(...sentences: readonly string[]): string {
	return sentences
		.filter((sentence) => sentence.trim() !== '')
		.map(ended)
		.join(' ');
}
