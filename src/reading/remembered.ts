/** Asks once for each key what would else be worked out again for every remark beside it. */
export function remembered<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
	const known = new WeakMap<Key, { value: Value }>();
	return (key) => {
		const before = known.get(key);
		if (before !== undefined) return before.value;
		const value = work(key);
		known.set(key, { value });
		return value;
	};
}
