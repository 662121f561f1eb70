import { stems } from '#language/stems.ts';

/** The item that shares the most words with the text; null if none shares any. */
export type Nearest = <Item>(text: string, items: readonly Item[], read: (item: Item) => string) => Item | null;

/** Caches the stems of every text, since lists are compared again and again. */
export function nearestReader(): Nearest {
	const known = new Map<string, ReadonlySet<string>>();
	const stemsOf = (text: string) => {
		const found = known.get(text) ?? stems(text);
		known.set(text, found);
		return found;
	};
	return (text, items, read) => {
		const wanted = stemsOf(text);
		let best: (typeof items)[number] | null = null;
		let most = 0;
		for (const item of items) {
			let shared = 0;
			for (const stem of stemsOf(read(item))) if (wanted.has(stem)) shared++;
			if (shared > most) [best, most] = [item, shared];
		}
		return best;
	};
}
