/** How many attempts are under way in this process, by key. */
export function createUnderWay() {
	const counts = new Map<string, number>();
	return {
		/** Returns the count, including this one. */
		begin(key: string): number {
			const now = (counts.get(key) ?? 0) + 1;
			counts.set(key, now);
			return now;
		},
		end(key: string): void {
			const now = (counts.get(key) ?? 0) - 1;
			if (now > 0) counts.set(key, now);
			else counts.delete(key);
		},
	};
}
