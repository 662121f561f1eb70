/** Items with unique keys: names may repeat, and may still be missing. */
export function keyed<Item>(
	items: readonly Item[],
	nameOf: (item: Item) => string | undefined,
): { key: string; item: Item }[] {
	const seen = new Map<string, number>();
	return items.map((item) => {
		const name = nameOf(item) ?? '';
		const before = seen.get(name) ?? 0;
		seen.set(name, before + 1);
		return { key: `${name} ${before}`, item };
	});
}
