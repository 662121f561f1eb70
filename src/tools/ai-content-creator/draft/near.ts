const LEFT_OUT = new Set(
	'about after again another because before being cannot could every from have into just like more most much nobody none only other over people same should some that their them then there they this those very what when where which while will with without would your'.split(
		' ',
	),
);

/** Words of some weight without their endings, to tell whether two texts are about the same thing. */
export function stemsOf(text: string): ReadonlySet<string> {
	const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
	return new Set(
		words.filter((word) => !LEFT_OUT.has(word)).map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 8)),
	);
}

/** The item that shares most words with the text; `null` where none shares any. */
export type Nearest = <Item>(text: string, items: readonly Item[], read: (item: Item) => string) => Item | null;

/** Keeps the stems of every text that it has read: lists are compared again and again. */
export function nearestReader(): Nearest {
	const known = new Map<string, ReadonlySet<string>>();
	const stems = (text: string) => {
		const found = known.get(text) ?? stemsOf(text);
		known.set(text, found);
		return found;
	};
	return (text, items, read) => {
		const wanted = stems(text);
		let best: (typeof items)[number] | null = null;
		let most = 0;
		for (const item of items) {
			let shared = 0;
			for (const stem of stems(read(item))) if (wanted.has(stem)) shared++;
			if (shared > most) [best, most] = [item, shared];
		}
		return best;
	};
}
