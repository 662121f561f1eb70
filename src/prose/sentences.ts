/** Building sentences out of parts that people typed: lists, plurals, possessives, one full stop. */

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], joiner = 'and'): string {
	if (items.length < 2) return items.join('');
	return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

/** The first letter raised; names that begin with a sign or a digit stay as they are. */
export function capital(text: string): string {
	const [first = ''] = text;
	return first.toUpperCase() + text.slice(first.length);
}

/** Ends a sentence once, whatever it already ends with. */
export function ended(text: string): string {
	const trimmed = text.trim();
	return trimmed === '' || /[.!?…][”’")\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** "1 question", "9 questions", "1,200 questions". */
export function plural(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** "one question", "nine questions", "14 questions": words up to ten, for running text. */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${SMALL[count] ?? count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** "Jennifer's"; a name that already ends in an apostrophe and s stays as it is. */
export function possessive(name: string): string {
	return /['’]s$/iu.test(name) ? name : `${name}'s`;
}

/** Words of somebody else, in the marks that stand for "verbatim". */
export function quoted(text: string): string {
	return `“${text}”`;
}

/** Sentences put together with one space, empty ones left out. */
export function paragraph(...sentences: readonly string[]): string {
	return sentences
		.filter((sentence) => sentence.trim() !== '')
		.map(ended)
		.join(' ');
}
