/** The word without "'s" or a plural s. */
export function withoutS(low: string): string {
	return low.replace(/'s$|(?<=\p{L}{2})s$/u, '');
}

const WORD_HERE = /\p{L}+(?:'\p{L}+)*/uy;
const WORDS = /\p{L}+(?:'\p{L}+)*/gu;
/** After looking at this many places in all, it is cheaper to split the text into a set of words. */
const MOST_PLACES = 2_000;
const INSIDE_WORD = /\p{L}'?$/u;

/**
 * Answers whether a text contains a word, with or without "'s" or a plural s. Usually few words are asked about, so it
 * searches the text before splitting it.
 *
 * @param lower returns the text in lower case
 */
export function wordFinder(lower: () => string): (low: string) => boolean {
	let straight: string | undefined;
	let words: ReadonlySet<string> | undefined;
	let places = 0;
	const known = new Map<string, boolean>();
	return (low) => {
		const before = known.get(low);
		if (before !== undefined) return before;
		straight ??= lower().replaceAll('’', "'");
		const wanted = new Set([...formsOf(withoutS(low)), ...formsOf(low)]);
		let found = words === undefined ? stands(withoutS(low), wanted, straight, () => ++places <= MOST_PLACES) : null;
		if (found === null) {
			words ??= new Set(straight.match(WORDS));
			found = [...wanted].some((word) => words?.has(word));
		}
		known.set(low, found);
		return found;
	};
}

/**
 * Whether the text contains one of the words, with or without "'s" or a plural s. Null if not every place could be
 * checked.
 */
function stands(bare: string, wanted: ReadonlySet<string>, text: string, mayGoOn: () => boolean): boolean | null {
	for (let at = text.indexOf(bare); at !== -1; at = text.indexOf(bare, at + 1)) {
		if (!mayGoOn()) return null;
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
