/** The texts of a list; anything else, e.g. in a draft of an older form, counts as empty. */
export function chosenOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
