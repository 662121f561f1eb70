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
export function nearest<Item>(text: string, items: readonly Item[], read: (item: Item) => string): Item | null {
	const wanted = stemsOf(text);
	let best: Item | null = null;
	let most = 0;
	for (const item of items) {
		const shared = [...stemsOf(read(item))].filter((stem) => wanted.has(stem)).length;
		if (shared > most) [best, most] = [item, shared];
	}
	return best;
}
