/** Without an "'s" or the s of a plural. */
export function withoutS(low: string): string {
	return low.replace(/'s$|(?<=\p{L}{2})s$/u, '');
}

const WORD_HERE = /\p{L}+(?:'\p{L}+)*/uy;
const INSIDE_WORD = /\p{L}'?$/u;

/**
 * Asks whether a text holds a word, be it with or without an "'s" or the s of a plural. Few words of an answer are asked
 * about, so they are searched for and the text is not taken apart.
 *
 * @param lower gives the text in lower case
 */
export function wordFinder(lower: () => string): (low: string) => boolean {
	let straight: string | undefined;
	const known = new Map<string, boolean>();
	return (low) => {
		const before = known.get(low);
		if (before !== undefined) return before;
		straight ??= lower().replaceAll('’', "'");
		const found = stands(low, straight);
		known.set(low, found);
		return found;
	};
}

function stands(low: string, text: string): boolean {
	const bare = withoutS(low);
	const wanted = new Set([...formsOf(bare), ...formsOf(low)]);
	for (let at = text.indexOf(bare); at !== -1; at = text.indexOf(bare, at + 1)) {
		if (INSIDE_WORD.test(text.slice(Math.max(0, at - 3), at))) continue;
		WORD_HERE.lastIndex = at;
		const [word = ''] = WORD_HERE.exec(text) ?? [];
		if (wanted.has(word)) return true;
	}
	return false;
}

function formsOf(word: string): string[] {
	return [word, `${word}'s`, ...(/\p{L}{2}$/u.test(word) ? [`${word}s`] : [])];
}
