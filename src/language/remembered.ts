/** In characters: a longer text is read once. */
const LONGEST = 600;
/** The sentences of a call of several hours. */
const MOST = 5000;

/**
 * A reader that keeps what it read of short texts, since many rules ask about the same sentence; at most 5,000 texts at
 * a time. What it gives is frozen: everybody gets the same.
 */
export function remembered<One>(read: (text: string) => One[]): (text: string) => One[] {
	let known = new Map<string, One[]>();
	return (text) => {
		if (text.length > LONGEST) return read(text);
		const before = known.get(text);
		if (before !== undefined) return before;
		const found = Object.freeze(read(text)) as One[];
		if (known.size >= MOST) known = new Map();
		known.set(text, found);
		return found;
	};
}
