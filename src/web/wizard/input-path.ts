/** A copy of the input with another value at a dotted path; missing objects on the way are created. */
export function withValue(input: object, path: string, value: unknown): object {
	const [key = '', ...rest] = path.split('.');
	const fields = input as Record<string, unknown>;
	if (rest.length === 0) return { ...fields, [key]: value };
	const inner = fields[key];
	const nested = typeof inner === 'object' && inner !== null ? inner : {};
	return { ...fields, [key]: withValue(nested, rest.join('.'), value) };
}

/** The texts of a list; anything else, e.g. in a draft of an older form, counts as empty. */
export function chosenOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
