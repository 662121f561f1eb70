/** Things that members wait for, handed out in turn: one member's thousand do not keep another's first waiting. */
export interface Turns<Item> {
	add(member: string, item: Item): void;
	/** Takes back what was not handed out yet. */
	remove(member: string, item: Item): void;
	/** The next item, of whoever was served longest ago and has less than `most` out; `done` gives its place back. */
	next(): { item: Item; done(): void } | undefined;
	/** How many were not handed out yet. */
	waiting(): number;
}

/** @param most how many items of one member may be out at a time */
export function createTurns<Item>(most: number): Turns<Item> {
	/** In the order of their turns. */
	const waiting = new Map<string, Set<Item>>();
	const out = new Map<string, number>();

	function remove(member: string, item: Item): void {
		const items = waiting.get(member);
		items?.delete(item);
		if (items?.size === 0) waiting.delete(member);
	}

	function change(member: string, by: number): void {
		const count = (out.get(member) ?? 0) + by;
		if (count === 0) out.delete(member);
		else out.set(member, count);
	}

	return {
		add: (member, item) => void waiting.set(member, (waiting.get(member) ?? new Set()).add(item)),
		remove,
		next() {
			for (const [member, items] of waiting) {
				const [item] = items;
				if (item === undefined || (out.get(member) ?? 0) >= most) continue;
				// To the end of the line.
				waiting.delete(member);
				waiting.set(member, items);
				remove(member, item);
				change(member, 1);
				return { item, done: () => change(member, -1) };
			}
			return undefined;
		},
		waiting: () => [...waiting.values()].reduce((sum, items) => sum + items.size, 0),
	};
}
