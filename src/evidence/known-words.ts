/** Without an "'s" or the s of a plural. */
export function withoutS(low: string): string {
	return low.replace(/'s$|(?<=\p{L}{2})s$/u, '');
}

const WORD_HERE = /\p{L}+(?:'\p{L}+)*/uy;
const WORDS = /\p{L}+(?:'\p{L}+)*/gu;
/** Where what is asked about stands at more places than this, and never as a word of its own, the text is taken apart. */
const MOST_PLACES = 2_000;
const INSIDE_WORD = /\p{L}'?$/u;

/**
 * Asks whether a text holds a word, be it with or without an "'s" or the s of a plural. Few words of an answer are asked
 * about, so they are searched for and the text is not taken apart.
 *
 * @param lower gives the text in lower case
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

/** Null where it was not looked at every place. */
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
