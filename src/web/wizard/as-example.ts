/** The placeholder of a field as an example, so that nobody takes it for what was entered. */
export function asExample(placeholder: string | undefined): string | undefined {
	return placeholder === undefined ? undefined : `e.g. ${placeholder}`;
}
